import SwiftSource
import ViewGraph

extension IdentityFinding {
  /// The finding as a learner is told of it.
  func diagnostic(at span: Span) -> Diagnostic {
    let (kind, arguments) = told
    return Diagnostic(kind, at: span, arguments)
  }

  private var told: (DiagnosticKind, [String]) {
    switch self {
    case .lostByBranch(let view): (.lostByBranch, [view])
    case .lostByErasure(let view, let old, let new): (.lostByErasure, [view, old, new])
    case .idMadeAnew(let view, _): (.idMadeAnew, [view])
    case .rowIDsMadeAnew(let count): (.rowIDsMadeAnew, [String(count)])
    case .rowsReplaced(let count): (.rowsReplaced, [String(count)])
    case .idIsEdited(let old, let new): (.idIsEdited, [old, new])
    case .readAfterRemoval(let row): (.readAfterRemoval, [row])
    case .rowsByPosition(let view, let id): (.rowsByPosition, [view, id])
    case .repeatedID(let id, let count): (.repeatedID, [id, String(count)])
    case .constantRange(let initial, let now): (.constantRange, [String(initial), String(now)])
    case .writeDuringUpdate(let property): (.writeDuringUpdate, [property])
    case .writeBeforeInstalled: (.writeBeforeInstalled, [])
    case .noDestination(let type): (.noDestination, [type])
    default: aboutObjects
    }
  }

  private var aboutObjects: (DiagnosticKind, [String]) {
    switch self {
    case .objectMadeAnew(let property, let view): (.objectMadeAnew, [property, view])
    case .objectThrownAway(let property, let view, let type):
      (.objectThrownAway, [property, view, type])
    case .initialValueIgnored(let property, let view, let initial, let kept):
      (.initialValueIgnored, [property, view, initial, kept])
    case .bindingKeepsValue(let control): (.bindingKeepsValue, [control])
    case .bindingUnheard(let control): (.bindingUnheard, [control])
    case .selectionOfOtherType(let id): (.selectionOfOtherType, [id])
    case .dismissedNothing: (.dismissedNothing, [])
    case .tabOfOtherType(let tag): (.tabOfOtherType, [tag])
    case .pathOfOtherType(let value, let type): (.pathOfOtherType, [value, type])
    case .publisherMadeAnew(let type): (.publisherMadeAnew, [type])
    case .publishedDuringUpdate(let property): (.publishedDuringUpdate, [property])
    case .readWithoutObserving(let view): (.readWithoutObserving, [view])
    case .plainObjectMadeAnew(let property, let view): (.plainObjectMadeAnew, [property, view])
    case .equalityHides(let type, let property): (.equalityHides, [type, property])
    case .presentationWaits(let name, let other): (.presentationWaits, [name, other])
    case .flagShared(let name, let count): (.flagShared, [name, String(count)])
    case .scrollTargetMissing(let id): (.scrollTargetMissing, [id])
    case .objectMakerIgnored(let property, let view): (.objectMakerIgnored, [property, view])
    case .staleRead(let property, let owner): (.staleRead, [property, owner])
    case .nestedObject(let inner, let outer, let property):
      (.nestedObject, [inner, outer, property])
    case .silentChange(let property, let type, let why):
      (
        why == .plainClass ? .plainClass : why == .ignored ? .observationIgnored : .notPublished,
        [property, type]
      )
    default: (.writeBeforeInstalled, [])
    }
  }
}
