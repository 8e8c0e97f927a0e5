import SwiftChecker
import SwiftTypes

extension Machine {
  /// Runs the innermost frame until the frame at index `entry` returns.
  ///
  /// One long function on purpose: the position, the registers and the tables of the running code
  /// stay in local variables, which halves the cost of an instruction.
  func interpret(entry: Int) throws(EvaluationError) {
    while true {
      do throws(EvaluationError) {
        try interpretUntilError(entry: entry)
        return
      } catch {
        let error = located(error)
        guard case .uncaught(let thrown, _) = error.kind, unwind(thrown, entry: entry) else {
          throw error
        }
      }
    }
  }

  private func interpretUntilError(entry: Int) throws(EvaluationError) {
    var frame = frames + (depth - 1)
    var code = frame.pointee.code
    var hot = code._withUnsafeGuaranteedRef { $0.hot }
    var r = registers + frame.pointee.base
    var next = hot.pointee.instructions + frame.pointee.position

    /// Remembers the position, for whoever looks at the frames.
    @inline(__always)
    func save() {
      frame.pointee.position = next - hot.pointee.instructions
    }
    @inline(__always)
    func load() {
      frame = frames + (depth - 1)
      code = frame.pointee.code
      hot = code._withUnsafeGuaranteedRef { $0.hot }
      r = registers + frame.pointee.base
      next = hot.pointee.instructions + frame.pointee.position
    }
    @inline(__always)
    func jump(_ target: Int32) {
      next = hot.pointee.instructions + Int(target)
    }
    /// Registers past this frame are free for natives that call back.
    @inline(__always)
    func expose() {
      top = frame.pointee.base + hot.pointee.registerCount
    }
    defer { if depth > entry { save() } }

    while true {
      let i = next.pointee
      next += 1
      switch i.op {
      case .move: r[Int(i.a)] = r[Int(i.b)]
      case .take: r[Int(i.a)] = r.take(i.b)
      case .constant:
        r[Int(i.a)] = hot.pointee.constants[Int(i.b)]
      case .integer: r.put(i.a, .int(Int(i.b)))
      case .clear: r.clear(Int(i.a))
      case .clearRange:
        // The last declared is let go first.
        let start = Int(i.a)
        var index = start + Int(i.b)
        while index > start {
          index -= 1
          r.clear(index)
        }
      case .drain:
        if deinitializers.isWaiting {
          save()
          try runDeinitializers(expose)
          load()
        }
      case .getGlobal:
        let global = code._withUnsafeGuaranteedRef { $0.globals[Int(i.b)] }
        if let value = global.value {
          r[Int(i.a)] = value
        } else {
          save()
          expose()
          r[Int(i.a)] = try evaluator.initialize(global)
        }
      case .setGlobal:
        code._withUnsafeGuaranteedRef { $0.globals[Int(i.a)] }.value = r[Int(i.b)]
      case .takeGlobal:
        let global = code._withUnsafeGuaranteedRef { $0.globals[Int(i.b)] }
        save()
        expose()
        r[Int(i.a)] = try take(global)
      case .makeBox: r[Int(i.a)] = .box(Box(r[Int(i.b)]))
      case .loadBox:
        guard case .box(let box) = r[Int(i.b)] else { throw EvaluationError(.overlappingAccess) }
        r[Int(i.a)] = box.value
      case .storeBox:
        guard case .box(let box) = r[Int(i.a)] else { throw EvaluationError(.overlappingAccess) }
        box.value = r[Int(i.b)]
      case .takeBox:
        guard case .box(let box) = r[Int(i.b)] else { throw EvaluationError(.overlappingAccess) }
        let value = box.value
        box.value = .unit
        r[Int(i.a)] = value

      case .makeStruct:
        let type = code._withUnsafeGuaranteedRef { $0.types[Int(i.b)] }
        let fields = moveOut(r + Int(i.c), Int(i.d))
        try allocate(48 + 16 * Int(i.d))
        let made = StructObject(type: type, fields: fields)
        try checkNesting(made.nesting)
        r[Int(i.a)] = .structure(made)
      case .getField:
        switch r[Int(i.b)] {
        case .structure(let object): r[Int(i.a)] = try object.fields.at(i.c)
        case .tuple(let object): r[Int(i.a)] = try object.elements.at(i.c)
        default: throw EvaluationError(.overlappingAccess)
        }
      case .setField: try setField(r, i.a, Int(i.b), r[Int(i.c)])
      case .takeField: r[Int(i.a)] = try takeField(r, i.b, Int(i.c))
      case .makePack:
        r[Int(i.a)] = .tuple(TupleObject(moveOut(r + Int(i.b), Int(i.c))))
      case .makeTuple:
        r[Int(i.a)] = .tuple(moveOut(r + Int(i.b), Int(i.c)))
      case .makeEnum:
        let shape = code._withUnsafeGuaranteedRef { $0.cases[Int(i.b)] }
        let payload = moveOut(r + Int(i.c), Int(i.d))
        try allocate(48 + 16 * Int(i.d))
        let made = EnumObject(
          type: shape.type,
          index: shape.index,
          name: shape.name,
          payload: payload
        )
        try checkNesting(made.nesting)
        r[Int(i.a)] = .enumeration(made)
      case .jumpUnlessCase:
        guard case .enumeration(let object) = r[Int(i.a)] else {
          throw EvaluationError(.overlappingAccess)
        }
        if object.index != Int(i.b) { jump(i.c) }
      case .getPayload:
        guard case .enumeration(let object) = r[Int(i.b)] else {
          throw EvaluationError(.overlappingAccess)
        }
        r[Int(i.a)] = try object.payload.at(i.c)
      case .makeArray:
        try allocate(48 + 16 * Int(i.c))
        r[Int(i.a)] = .array(moveOut(r + Int(i.b), Int(i.c)))
      case .joinArrays:
        var elements: [Value] = []
        for index in 0..<Int(i.c) { elements += r[Int(i.b) + index].asArray ?? [] }
        try allocate(48 + 16 * elements.count)
        r[Int(i.a)] = .array(elements)
      case .makeDictionary:
        save()
        expose()
        let type = code._withUnsafeGuaranteedRef { $0.types[Int(i.b)] }
        let pairs = moveOut(r + Int(i.c), Int(i.d) * 2)
        r[Int(i.a)] = try evaluator.makeDictionary(keyType: type, alternating: pairs)
      case .arrayGet:
        guard case .array(let object) = r[Int(i.b)] else {
          throw EvaluationError(.overlappingAccess)
        }
        let index = try r.int(i.c)
        guard index >= 0, index < object.elements.count else {
          throw EvaluationError(.indexOutOfRange(index: index, count: object.elements.count))
        }
        r[Int(i.a)] = object.elements[index]
      case .arraySet: try setElement(r, i.a, r.int(i.b), r[Int(i.c)])
      case .arrayTake: r[Int(i.a)] = try takeElement(r, i.b, r.int(i.c))
      case .arrayCount:
        guard case .array(let object) = r[Int(i.b)] else {
          throw EvaluationError(.overlappingAccess)
        }
        r.put(i.a, .int(object.elements.count))
      case .arrayAppend: try append(r, i.a, r[Int(i.b)])

      case .wrap:
        let value = r[Int(i.b)]
        r[Int(i.a)] = value.wrapped
      case .unwrap:
        let value = r[Int(i.b)]
        if case .none(let depth) = value {
          if depth == 0 { jump(i.c) } else { r[Int(i.a)] = .none(depth - 1) }
        } else {
          r[Int(i.a)] = value
        }
      case .forceUnwrap:
        guard let value = r[Int(i.b)].unwrapped else { throw EvaluationError(.unexpectedNil) }
        r[Int(i.a)] = value
      case .jumpIfNil:
        if case .none(0) = r[Int(i.a)] { jump(i.c) }
      case .jumpIfSet:
        if case .unit = r[Int(i.a)] {} else { jump(i.c) }

      case .allocate:
        let type = code._withUnsafeGuaranteedRef { $0.types[Int(i.b)] }
        try allocate(64)
        r[Int(i.a)] = .instance(evaluator.allocate(type))
      case .getObjectField:
        guard case .instance(let object) = r[Int(i.b)] else {
          throw EvaluationError(.overlappingAccess)
        }
        r[Int(i.a)] = try object.fields.at(i.c)
      case .setObjectField:
        guard case .instance(let object) = r[Int(i.a)] else {
          throw EvaluationError(.overlappingAccess)
        }
        try object.fields.set(r[Int(i.c)], at: i.b)
      case .takeObjectField:
        guard case .instance(let object) = r[Int(i.b)] else {
          throw EvaluationError(.overlappingAccess)
        }
        let value = try object.fields.at(i.c)
        try object.fields.set(.unit, at: i.c)
        r[Int(i.a)] = value
      case .observeRead, .observeWrite:
        guard case .instance(let object) = r[Int(i.a)] else {
          throw EvaluationError(.overlappingAccess)
        }
        save()
        expose()
        let variable = code._withUnsafeGuaranteedRef { $0.variables[Int(i.b)] }
        try evaluator.observer?(object, variable, i.op == .observeRead ? .read : .write)
      case .makeWeak:
        r[Int(i.a)] = evaluator.weakReference(to: r[Int(i.b)])
      case .loadWeak:
        r[Int(i.a)] = r[Int(i.b)].weakValue

      case .erase:
        let type = code._withUnsafeGuaranteedRef { $0.types[Int(i.c)] }
        let value = r[Int(i.b)]
        let made = evaluator.erase(value, type)
        try checkNesting(made.nesting)
        r[Int(i.a)] = made
      case .typeOf:
        switch r[Int(i.b)] {
        case .existential(let object): r[Int(i.a)] = .metatype(evaluator.dynamicType(of: object))
        case .instance(let object): r[Int(i.a)] = .metatype(object.type)
        default: throw EvaluationError(.overlappingAccess)
        }
      case .cast:
        save()
        expose()
        let shape = code._withUnsafeGuaranteedRef { $0.casts[Int(i.c)] }
        r[Int(i.a)] = try evaluator.cast(r[Int(i.b)], shape)
      case .open:
        save()
        expose()
        let site = code._withUnsafeGuaranteedRef { $0.opens[Int(i.b)] }
        let fragment = try openFragment(site, r, i.a)
        try push(Unmanaged.passUnretained(fragment), base: frame.pointee.base, result: i.a)
        load()

      case .addInt:
        let (result, overflow) = try r.int(i.b).addingReportingOverflow(r.int(i.c))
        if overflow { throw EvaluationError(.overflow(type: "Int")) }
        r.put(i.a, .int(result))
      case .subtractInt:
        let (result, overflow) = try r.int(i.b).subtractingReportingOverflow(r.int(i.c))
        if overflow { throw EvaluationError(.overflow(type: "Int")) }
        r.put(i.a, .int(result))
      case .multiplyInt:
        let (result, overflow) = try r.int(i.b).multipliedReportingOverflow(by: r.int(i.c))
        if overflow { throw EvaluationError(.overflow(type: "Int")) }
        r.put(i.a, .int(result))
      case .divideInt:
        let divisor = try r.int(i.c)
        if divisor == 0 { throw EvaluationError(.divisionByZero) }
        let (result, overflow) = try r.int(i.b).dividedReportingOverflow(by: divisor)
        if overflow { throw EvaluationError(.overflow(type: "Int")) }
        r.put(i.a, .int(result))
      case .remainderInt:
        let divisor = try r.int(i.c)
        if divisor == 0 { throw EvaluationError(.divisionByZero) }
        let (result, overflow) = try r.int(i.b).remainderReportingOverflow(dividingBy: divisor)
        if overflow { throw EvaluationError(.overflow(type: "Int")) }
        r.put(i.a, .int(result))
      case .addImmediate:
        let (result, overflow) = try r.int(i.b).addingReportingOverflow(Int(i.c))
        if overflow { throw EvaluationError(.overflow(type: "Int")) }
        r.put(i.a, .int(result))
      case .negateInt:
        let (result, overflow) = try 0.subtractingReportingOverflow(r.int(i.b))
        if overflow { throw EvaluationError(.overflow(type: "Int")) }
        r.put(i.a, .int(result))
      case .equalInt: r.put(i.a, .bool(try r.int(i.b) == r.int(i.c)))
      case .notEqualInt: r.put(i.a, .bool(try r.int(i.b) != r.int(i.c)))
      case .lessInt: r.put(i.a, .bool(try r.int(i.b) < r.int(i.c)))
      case .lessEqualInt: r.put(i.a, .bool(try r.int(i.b) <= r.int(i.c)))
      case .jumpUnlessLess: if try r.int(i.a) >= r.int(i.b) { jump(i.c) }
      case .jumpUnlessLessImmediate: if try r.int(i.a) >= Int(i.b) { jump(i.c) }
      case .jumpUnlessLessEqual: if try r.int(i.a) > r.int(i.b) { jump(i.c) }
      case .jumpUnlessEqual: if try r.int(i.a) != r.int(i.b) { jump(i.c) }
      case .jumpUnlessNotEqual: if try r.int(i.a) == r.int(i.b) { jump(i.c) }

      case .addDouble: r.put(i.a, .double(try r.double(i.b) + r.double(i.c)))
      case .subtractDouble: r.put(i.a, .double(try r.double(i.b) - r.double(i.c)))
      case .multiplyDouble: r.put(i.a, .double(try r.double(i.b) * r.double(i.c)))
      case .divideDouble: r.put(i.a, .double(try r.double(i.b) / r.double(i.c)))
      case .negateDouble: r.put(i.a, .double(-(try r.double(i.b))))
      case .equalDouble: r.put(i.a, .bool(try r.double(i.b) == r.double(i.c)))
      case .notEqualDouble: r.put(i.a, .bool(try r.double(i.b) != r.double(i.c)))
      case .lessDouble: r.put(i.a, .bool(try r.double(i.b) < r.double(i.c)))
      case .lessEqualDouble: r.put(i.a, .bool(try r.double(i.b) <= r.double(i.c)))

      case .not: r.put(i.a, .bool(!(try r.bool(i.b))))
      case .equal:
        save()
        expose()
        let type = code._withUnsafeGuaranteedRef { $0.types[Int(i.d)] }
        r.put(i.a, .bool(try evaluator.equals(r[Int(i.b)], r[Int(i.c)], type)))
      case .concatenate:
        guard case .string(let left) = r[Int(i.b)], case .string(let right) = r[Int(i.c)] else {
          throw EvaluationError(.overlappingAccess)
        }
        r[Int(i.a)] = try evaluator.checked(left.text + right.text)
      case .interpolate:
        save()
        expose()
        var text = ""
        for index in 0..<Int(i.c) {
          let type = code._withUnsafeGuaranteedRef { $0.types[Int(i.d) + index] }
          try evaluator.describe(r[Int(i.b) + index], type, into: &text)
          r.clear(Int(i.b) + index)
        }
        r[Int(i.a)] = try evaluator.checked(text)

      case .jump: jump(i.c)
      case .loop:
        steps += 1
        if steps > stepLimit { throw EvaluationError(.stepLimit(stepLimit)) }
        if deinitializers.isWaiting {
          save()
          expose()
          try runDeinitializers {}
        }
        jump(i.c)
      case .jumpIf: if try r.bool(i.a) { jump(i.c) }
      case .jumpUnless: if !(try r.bool(i.a)) { jump(i.c) }
      case .nextElement:
        guard case .array(let object) = r[Int(i.b)] else {
          throw EvaluationError(.overlappingAccess)
        }
        let index = try r.int(i.b + 1)
        if index < object.elements.count {
          r[Int(i.a)] = object.elements[index]
          r.put(i.b + 1, .int(index + 1))
        } else {
          jump(i.c)
        }
      case .nextInteger:
        let current = try r.int(i.b)
        if current < (try r.int(i.b + 1)) {
          r.put(i.a, .int(current))
          r.put(i.b, .int(current + 1))
        } else {
          jump(i.c)
        }

      case .call:
        steps += 1
        if steps > stepLimit { throw EvaluationError(.stepLimit(stepLimit)) }
        let target = hot.pointee.targets[Int(i.b)]
        save()
        if let target {
          if deinitializers.isWaiting { try runDeinitializers(expose) }
          try push(target, base: frame.pointee.base + Int(i.a), result: -1)
        } else {
          expose()
          let callee = code._withUnsafeGuaranteedRef { $0.callees[Int(i.b)] }
          try enter(callee, base: frame.pointee.base + Int(i.a))
          if let made = callee.code {
            hot.pointee.targets[Int(i.b)] = Unmanaged.passUnretained(made)
          }
        }
        load()
      case .callNative:
        save()
        expose()
        if deinitializers.isWaiting { try runDeinitializers {} }
        let callee = code._withUnsafeGuaranteedRef { $0.callees[Int(i.b)] }
        try callNative(callee, base: frame.pointee.base + Int(i.a))
      case .callDynamic:
        save()
        expose()
        if deinitializers.isWaiting { try runDeinitializers {} }
        let callee = code._withUnsafeGuaranteedRef { $0.callees[Int(i.b)] }
        let type: Type
        switch r[Int(i.a) + 1] {
        case .instance(let object): type = object.type
        case .metatype(let own): type = own
        default: throw EvaluationError(.overlappingAccess)
        }
        let target = evaluator.override(of: callee, for: type)
        try enter(target, base: frame.pointee.base + Int(i.a))
        load()
      case .callValue:
        save()
        expose()
        if deinitializers.isWaiting { try runDeinitializers {} }
        try callValue(r, i)
        load()
      case .makeClosure:
        let child = code._withUnsafeGuaranteedRef { $0.children[Int(i.b)] }
        let captures = moveOut(r + Int(i.c), child.captureCount)
        try allocate(48 + 16 * child.captureCount)
        let made = FunctionObject(code: child, captures: captures)
        try checkNesting(made.nesting)
        r[Int(i.a)] = .function(made)
      case .makeKeyPath:
        let shape = code._withUnsafeGuaranteedRef { $0.keyPaths[Int(i.b)] }
        r[Int(i.a)] = evaluator.makeKeyPath(shape, moveOut(r + Int(i.c), Int(i.d)))
      case .returnValue:
        leave(r, i.a)
        if depth == entry { return }
        load()
      case .throwError:
        save()
        throw EvaluationError(.uncaught(value: r[Int(i.a)], description: ""))
      case .fault:
        save()
        throw EvaluationError(code._withUnsafeGuaranteedRef { $0.faults[Int(i.a)] })
      }
    }
  }
}
