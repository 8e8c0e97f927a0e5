import SwiftChecker
import SwiftTypes

extension Machine {
  /// Moves values out of consecutive registers.
  @inline(__always)
  func moveOut(_ start: UnsafeMutablePointer<Value>, _ count: Int) -> [Value] {
    if count == 0 { return [] }
    return [Value](unsafeUninitializedCapacity: count) { buffer, filled in
      if let target = buffer.baseAddress { target.moveInitialize(from: start, count: count) }
      start.initialize(repeating: .unit, count: count)
      filled = count
    }
  }

  /// Pushes a frame whose arguments already stand in its registers.
  @inline(__always)
  func push(_ code: Unmanaged<Code>, base: Int, result: Int32) throws(EvaluationError) {
    guard depth < frameCapacity else { throw EvaluationError(.depthLimit(frameCapacity)) }
    try reserve(base + code._withUnsafeGuaranteedRef { $0.hot }.pointee.registerCount)
    (frames + depth).initialize(
      to: Frame(code: code, position: 0, base: base, fragmentResult: result)
    )
    depth += 1
  }

  /// Leaves the innermost frame with a result.
  @inline(__always)
  func leave(_ r: UnsafeMutablePointer<Value>, _ register: Int32) {
    let frame = frames + (depth - 1)
    if frame.pointee.fragmentResult >= 0 {
      let value = r[Int(register)]
      let target = Int(frame.pointee.fragmentResult)
      discardTopFrame(keepInOut: false)
      r[target] = value
      return
    }
    if register != 0 { r[0] = r.take(register) }
    let code = frame.pointee.code
    let hot = code._withUnsafeGuaranteedRef { $0.hot }
    if !hot.pointee.hasInOut {
      var index = hot.pointee.registerCount - 1
      while index > 0 {
        r.clear(index)
        index -= 1
      }
    } else {
      code._withUnsafeGuaranteedRef { code in
        for index in 1..<code.registerCount where !code.inOutRegisters.contains(index) {
          r.clear(index)
        }
      }
    }
    depth -= 1
  }

  /// Calls what a callee turns out to be: code that is made now, or a native.
  func enter(_ callee: Callee, base: Int) throws(EvaluationError) {
    if callee.code == nil, callee.native == nil { try evaluator.prepare(callee) }
    if let code = callee.code {
      try push(Unmanaged.passUnretained(code), base: base, result: -1)
    } else {
      try callNative(callee, base: base)
    }
  }

  func callNative(_ callee: Callee, base: Int) throws(EvaluationError) {
    if callee.native == nil {
      if callee.code == nil { try evaluator.prepare(callee) }
      if let code = callee.code {
        // A binding was expected to be native; run it to the end here.
        try push(Unmanaged.passUnretained(code), base: base, result: -1)
        try interpret(entry: depth - 1)
        return
      }
    }
    guard let native = callee.native else { return }
    try countStep()
    let count = callee.argumentCount
    let result = try native(NativeCall(machine: self, callee: callee, base: base))
    registers[base] = result
    let parameters = callee.inOutRegisters
    for index in 0..<count where !parameters.contains(index + 1) {
      registers[base + 1 + index] = .unit
    }
  }

  /// Calls the function value in register b with the arguments that stand ready.
  func callValue(_ r: UnsafeMutablePointer<Value>, _ i: Instruction) throws(EvaluationError) {
    try countStep()
    guard case .function(let function) = r[Int(i.b)] else {
      throw EvaluationError(.overlappingAccess)
    }
    let code = function.code
    let base = (r - registers) + Int(i.a)
    try reserve(base + code.registerCount)
    for (index, capture) in function.captures.enumerated() {
      registers[base + 1 + code.parameterCount + index] = capture
    }
    try push(Unmanaged.passUnretained(code), base: base, result: -1)
  }

  func openFragment(
    _ site: OpenSite,
    _ r: UnsafeMutablePointer<Value>,
    _ register: Int32
  ) throws(EvaluationError) -> Code {
    let type: Type
    switch r[Int(register)] {
    case .existential(let object):
      type = evaluator.dynamicType(of: object)
      r[Int(register)] = object.value
    case .instance(let object): type = object.type
    case .metatype(let instance): type = instance
    default: throw EvaluationError(.overlappingAccess)
    }
    if let fragment = site.fragments[type] { return fragment }
    let fragment = try site.lower(type)
    site.fragments[type] = fragment
    return fragment
  }

  /// Takes the value out of a global, which stays empty until it is set again.
  func take(_ global: GlobalVariable) throws(EvaluationError) -> Value {
    if global.value == nil { _ = try evaluator.initialize(global) }
    let value = global.value ?? .unit
    global.value = .unit
    return value
  }

  /// Runs the `deinit` of instances that died since the last call.
  func runDeinitializers(_ expose: () -> Void) throws(EvaluationError) {
    expose()
    var left = Array(deinitializers.takeAll().reversed())
    while !left.isEmpty {
      // One `deinit` runs to its end, then those of what that instance held, then the next.
      try deinitialize(&left)
      left += deinitializers.takeAll().reversed()
    }
  }

  private func deinitialize(
    _ left: inout [DeinitializerQueue.Remainder]
  ) throws(EvaluationError) {
    guard let dead = left.popLast() else { return }
    try evaluator.deinitialize(type: dead.type, fields: dead.fields, number: dead.number)
  }
}
