import SwiftTypes

extension StandardNatives {
  private static func printing(debug: Bool) -> NativeFunction {
    { call throws(EvaluationError) in
      let items = call[0].asArray ?? []
      let separator = call[1].asString ?? " "
      var text = ""
      for (index, item) in items.enumerated() {
        if index > 0 { text += separator }
        if debug {
          try call.evaluator.reflect(item, .any, into: &text)
        } else {
          try call.evaluator.describe(item, .any, into: &text)
        }
      }
      try call.evaluator.print(text + (call[2].asString ?? "\n"))
      return .unit
    }
  }

  /// Stops the program; the last argument makes the message.
  private static func stop(_ name: String, checks: Bool) -> NativeFunction {
    { call throws(EvaluationError) in
      if checks, try call.call(call[0], []).asBool ?? false { return .unit }
      let message = try call.call(call[call.count - 1], []).asString ?? ""
      throw EvaluationError(.programStopped(function: name, message: message))
    }
  }

  private static func identity(_ isSame: Bool) -> NativeFunction {
    { call throws(EvaluationError) in .bool(call[0].isIdentical(to: call[1]) == isSame) }
  }

  private static func sameType(_ isSame: Bool) -> NativeFunction {
    { call throws(EvaluationError) in
      .bool(call[0].opened.isSamePrimitive(as: call[1].opened) == isSame)
    }
  }

  static var functions: [String: NativeFunction] {
    [
      "print(_:separator:terminator:)": printing(debug: false),
      "debugPrint(_:separator:terminator:)": printing(debug: true),
      "precondition(_:_:)": stop("precondition", checks: true),
      "assert(_:_:)": stop("assert", checks: true),
      "preconditionFailure(_:)": stop("preconditionFailure", checks: false),
      "assertionFailure(_:)": stop("assertionFailure", checks: false),
      "fatalError(_:)": stop("fatalError", checks: false),
      "===(_:_:)": identity(true),
      "!==(_:_:)": identity(false),
      "==(_:_:)": sameType(true),
      "!=(_:_:)": sameType(false),
      "_notModelled(_:)": { call throws(EvaluationError) in
        throw EvaluationError(.missingNative(name: call[0].asString ?? ""))
      },
      "_engineRemark(_:_:)": { call throws(EvaluationError) in
        call.evaluator.remark(try call.text(0), try call.text(1))
        return .unit
      },
      "_engineElements(_:)": { call throws(EvaluationError) in
        guard case .existential(let object) = call[0], case .tuple(let parts) = object.type.kind,
          let values = object.value.asTuple
        else { return .array([call[0]]) }
        return try call.made(
          zip(parts, values).map { part, value in
            .existential(ExistentialObject(type: part.type, value: value))
          }
        )
      },
      "_dumpText(_:_:)": { call throws(EvaluationError) in
        var dumper = Dumper(call.evaluator)
        try dumper.dump(call[0], .any, label: call[1].unwrapped?.asString)
        return try call.made(dumper.lines.joined(separator: "\n"))
      },
      "_forcedTry": { call throws(EvaluationError) in
        throw EvaluationError(.forcedTry(description: try call.evaluator.describe(call[0], .any)))
      },
      "_nextUUID()": { call throws(EvaluationError) in
        call.evaluator.uuidCount += 1
        let digits = String(call.evaluator.uuidCount, radix: 16, uppercase: true)
        let tail = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
        return .string("00000000-0000-4000-8000-" + tail)
      },
      "_describeDate(_:)": { call throws(EvaluationError) in
        .string(CivilTime(secondsSince2001: try call.double(0)).text)
      },
      "SystemRandomNumberGenerator.next()": { call throws(EvaluationError) in
        .int(Int(bitPattern: UInt(call.evaluator.random.next())))
      },
      "_engineStartTask(_:)": { call throws(EvaluationError) in
        if let start = call.evaluator.taskStarter { return .int(start(call[0])) }
        call.evaluator.signalCount += 1
        _ = try call.call(call[0], [])
        return .int(call.evaluator.signalCount)
      },
      "_engineNewSignal()": { call throws(EvaluationError) in
        call.evaluator.signalCount += 1
        return .int(call.evaluator.signalCount)
      },
      "_engineWait(_:_:)": { call throws(EvaluationError) in
        try call.wait(for: call[0].asInt ?? 0, endsWhenCancelled: call[1].asBool ?? false)
      },
      "_engineSignal(_:)": always(.unit),
      "_engineCancelTask(_:)": always(.unit),
      // Without a clock, what is to happen later happens at once and what repeats never.
      "_engineAfter(_:_:)": { call throws(EvaluationError) in
        _ = try call.call(call[1], [])
        return .int(0)
      },
      "_engineEvery(_:_:)": always(.int(0)),
      "_engineStop(_:)": always(.unit),
      "_engineIsCancelled(_:)": { call throws(EvaluationError) in
        .bool(call.isInCancelledTask)
      },
      "_engineSleep(_:)": { call throws(EvaluationError) in try call.sleep(try call.double(0)) },
      "Task.yield()": always(.unit),
      "_errorCode(_:)": { call throws(EvaluationError) in
        // Foundation counts the cases of an enum from 0; any other error is 1.
        guard case .enumeration(let object) = call[0].opened else { return .int(1) }
        return .int(object.index)
      },
    ]
  }
}

/// A moment as date and time of day in UTC.
struct CivilTime {
  let text: String

  init(secondsSince2001 seconds: Double) {
    guard seconds.isFinite, seconds.magnitude < 1e12 else {
      text = "?"
      return
    }
    let total = Int(seconds.rounded(.down)) + 978_307_200
    let days = (total >= 0 ? total : total - 86_399) / 86_400
    let rest = total - days * 86_400
    // Days are counted from 1 March of year 0, so that leap days end a year.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let civilMonth = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0)
    func padded(_ value: Int, _ width: Int = 2) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    text =
      "\(padded(year, 4))-\(padded(civilMonth))-\(padded(day)) "
      + "\(padded(rest / 3600)):\(padded(rest / 60 % 60)):\(padded(rest % 60)) +0000"
  }
}
