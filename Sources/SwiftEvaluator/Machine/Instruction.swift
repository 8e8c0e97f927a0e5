/// One instruction: three operands, most of them registers counted from the frame's base.
struct Instruction {
  var op: Opcode
  var d: UInt16 = 0
  var a: Int32
  var b: Int32
  var c: Int32

  init(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, d: Int = 0) {
    self.op = op
    self.a = Int32(truncatingIfNeeded: a)
    self.b = Int32(truncatingIfNeeded: b)
    self.c = Int32(truncatingIfNeeded: c)
    self.d = UInt16(truncatingIfNeeded: d)
  }
}

/// What an instruction does; `r` is a register, `k` an index into a table of the code.
enum Opcode: UInt16 {
  // Moving values.
  /// ra = rb
  case move
  /// ra = rb, rb is empty afterwards
  case take
  /// ra = constant kb
  case constant
  /// ra = the integer b
  case integer
  /// ra = ()
  case clear
  /// b registers from ra on = ()
  case clearRange
  /// run the `deinit` of instances that died
  case drain
  /// ra = global kb, initialized when first used
  case getGlobal
  /// global ka = rb
  case setGlobal
  /// ra = global kb, which is empty until it is set again
  case takeGlobal
  /// ra = new box with rb
  case makeBox
  /// ra = content of box rb
  case loadBox
  /// content of box ra = rb
  case storeBox
  /// ra = content of box rb, which is empty afterwards
  case takeBox

  // Aggregates.
  /// ra = struct of type kb from d registers at rc
  case makeStruct
  /// ra = field c of rb
  case getField
  /// field b of ra = rc
  case setField
  /// ra = field c of rb, which is empty afterwards
  case takeField
  /// ra = tuple of c registers at rb
  case makeTuple
  /// ra = case kb with d registers at rc as payload
  case makeEnum
  /// jump to c unless ra has case index b
  case jumpUnlessCase
  /// ra = payload c of rb
  case getPayload
  /// ra = array of c registers at rb
  case makeArray
  /// ra = array joined of c arrays at rb
  case joinArrays
  /// ra = tuple of c registers at rb even when c is 0 or 1: the values of a pack
  case makePack
  /// ra = dictionary with key type kb of d pairs at rc
  case makeDictionary
  /// ra = rb[rc]
  case arrayGet
  /// ra[rb] = rc
  case arraySet
  /// ra = rb[rc], which is empty afterwards
  case arrayTake
  /// ra = count of rb
  case arrayCount
  /// ra.append(rb)
  case arrayAppend

  // Optionals.
  /// ra = rb wrapped
  case wrap
  /// ra = rb unwrapped, or jump to c
  case unwrap
  /// ra = rb unwrapped, or a fault
  case forceUnwrap
  /// jump to c when ra is nil
  case jumpIfNil
  /// jump to c when ra holds anything but ()
  case jumpIfSet

  // Objects.
  /// ra = new instance of type kb
  case allocate
  /// ra = field c of object rb
  case getObjectField
  /// field b of object ra = rc
  case setObjectField
  /// ra = field c of object rb, which is empty afterwards
  case takeObjectField
  /// tell the observer that variable kb of object ra is read
  case observeRead
  /// tell the observer that variable kb of object ra has changed
  case observeWrite
  /// ra = weak reference to rb
  case makeWeak
  /// ra = what weak reference rb still holds, as an optional
  case loadWeak

  // Types.
  /// ra = existential of rb with type kc
  case erase
  /// ra = metatype of the dynamic type of rb, an existential (c = 0) or instance (c = 1)
  case typeOf
  /// ra = rb cast by kc
  case cast
  /// run open site kb with the existential in ra; the result goes to ra
  case open

  // Integers.
  case addInt
  case subtractInt
  case multiplyInt
  case divideInt
  case remainderInt
  /// ra = rb + c
  case addImmediate
  case negateInt
  case equalInt
  case notEqualInt
  case lessInt
  case lessEqualInt
  /// jump to c unless ra < rb
  case jumpUnlessLess
  /// jump to c unless ra < b
  case jumpUnlessLessImmediate
  /// jump to c unless ra <= rb
  case jumpUnlessLessEqual
  case jumpUnlessEqual
  case jumpUnlessNotEqual

  // Doubles.
  case addDouble
  case subtractDouble
  case multiplyDouble
  case divideDouble
  case negateDouble
  case equalDouble
  case notEqualDouble
  case lessDouble
  case lessEqualDouble

  // Other values.
  /// ra = not rb
  case not
  /// ra = rb == rc as values of type kd
  case equal
  /// ra = rb joined with rc, both strings
  case concatenate
  /// ra = text of c registers at rb, described by types at kd on
  case interpolate

  // Jumps.
  case jump
  /// a jump that closes a loop: costs a step
  case loop
  /// jump to c if ra
  case jumpIf
  /// jump to c unless ra
  case jumpUnless
  /// ra = next element of array rb with its index in rb+1, or jump to c
  case nextElement
  /// ra = next integer from rb up to, not including, rb+1, or jump to c
  case nextInteger

  // Calls; the result goes to ra and the arguments stand from ra+1 on.
  /// callee kb
  case call
  /// native callee kb
  case callNative
  /// callee kb, overridden by the class of the instance in ra+1
  case callDynamic
  /// function value rb with c arguments
  case callValue
  /// ra = closure of child code kb with the captures from rc on
  case makeClosure
  /// ra = key path kb with subscript arguments from rc on
  case makeKeyPath
  /// leave the frame with ra
  case returnValue
  /// throw ra
  case throwError
  /// stop with fault ka
  case fault
}
