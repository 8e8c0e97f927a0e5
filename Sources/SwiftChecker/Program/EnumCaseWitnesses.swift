import SwiftSource
import SwiftTypes

/// The static members that enum cases stand for where a protocol asks for them.
extension Checker {
  /// A function that makes a case from its payload.
  func caseMaker(
    _ item: EnumCaseDeclaration,
    _ nominal: NominalDeclaration,
    like wanted: FunctionDeclaration
  ) -> FunctionDeclaration {
    let made = staticFunction(item.name, nominal, wanted.signatureSyntax)
    made.parameters = (item.payload ?? []).map { part in
      ParameterDeclaration(label: part.label, name: part.name, type: part.type, span: part.span)
    }
    let arguments = made.parameters.map { parameter in
      CheckedArgument.value(
        CheckedExpression(.local(parameter.variable), parameter.type, item.span)
      )
    }
    let callee = CheckedCall.Callee.enumCase(item, ownSubstitutions(nominal))
    let call = CheckedCall(callee: callee, arguments: arguments)
    give(CheckedExpression(.call(call), made.result, item.span), to: made)
    return made
  }

  /// A computed variable that gives a case without payload.
  func caseVariable(
    _ item: EnumCaseDeclaration,
    _ nominal: NominalDeclaration
  ) -> VariableDeclaration {
    let made = VariableDeclaration(
      name: item.name,
      file: nominal.file,
      span: item.span,
      isLet: false,
      type: nil,
      value: nil,
      context: nominal.body,
      isStatic: true,
      isLibrary: nominal.isLibrary
    )
    made.state = .resolved
    made.type = declaredSelf(of: nominal)
    let getter = staticFunction(item.name, nominal, SignatureSyntax(parameters: []))
    getter.accessed = made
    let value = CheckedExpression.Kind.enumCase(item, ownSubstitutions(nominal))
    give(CheckedExpression(value, made.type, item.span), to: getter)
    made.getter = getter
    return made
  }

  private func staticFunction(
    _ name: String,
    _ nominal: NominalDeclaration,
    _ signature: SignatureSyntax
  ) -> FunctionDeclaration {
    let made = FunctionDeclaration(
      name: name,
      role: .function,
      file: nominal.file,
      span: nominal.span,
      signature: signature,
      body: nil,
      context: nominal.body,
      isStatic: true,
      isMutating: false,
      isLibrary: nominal.isLibrary
    )
    made.state = .resolved
    made.signature = self.signature(of: nominal.body)
    made.result = declaredSelf(of: nominal)
    made.selfVariable = LocalVariable(
      name: "self",
      type: Type(.metatype(made.result)),
      isMutable: false,
      span: nominal.span
    )
    return made
  }

  private func give(_ value: CheckedExpression, to function: FunctionDeclaration) {
    function.checkedBody = CheckedBody(statements: [.returns(value, value.span)])
  }
}
