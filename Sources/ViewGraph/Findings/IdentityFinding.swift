/// A mistake about identity or state that an update has shown.
///
/// The graph says what happened and to whom; the words are its user's.
public enum IdentityFinding: Hashable, Sendable {
  /// A view stands in several branches of a condition, and another branch was taken.
  case lostByBranch(view: String)
  /// What an `AnyView` holds has another type than before.
  case lostByErasure(view: String, old: String, new: String)
  /// The explicit id is made anew each time the body runs.
  case idMadeAnew(view: String, id: String)
  /// The ids of all rows are made anew each time the body runs.
  case rowIDsMadeAnew(count: Int)
  /// All rows are exchanged, since the data holds new elements with ids of their own.
  case rowsReplaced(count: Int)
  /// The id of a row is the value that is edited in it.
  case idIsEdited(old: String, new: String)
  /// A row that goes read its binding once more, which stopped the program.
  case readAfterRemoval(row: String)
  /// The object of a state was made from what the view was given first, and that differs now.
  case objectMakerIgnored(property: String, view: String)
  /// A control is bound to a value that stays what it is.
  case bindingKeepsValue(control: String)
  /// A control has written a value that no view hears of.
  case bindingUnheard(control: String)
  /// A row was chosen whose id has another type than the selection.
  case selectionOfOtherType(id: String)
  /// A tab was tapped whose tag has another type than the selection.
  case tabOfOtherType(tag: String)
  /// A value was put on a path that holds values of another type.
  case pathOfOtherType(value: String, type: String)
  /// A publisher is another one at each update, and is listened to anew.
  case publisherMadeAnew(type: String)
  /// A view that nothing shows has asked to be dismissed.
  case dismissedNothing
  /// A published property was written while views were brought up to date.
  case publishedDuringUpdate(property: String)
  /// A body reads a published property of an object it does not observe.
  case readWithoutObserving(view: String)
  /// A plain property of a view holds an object that is made anew with the view.
  case plainObjectMadeAnew(property: String, view: String)
  /// `==` says that two views or values are equal, and a part that is shown differs.
  case equalityHides(type: String, property: String)
  /// Something was told to be shown while something else is.
  case presentationWaits(name: String, other: String)
  /// Rows share one flag, and each of them shows something for it.
  case flagShared(name: String, count: Int)
  /// A scroll view was told to go to an id that nothing has.
  case scrollTargetMissing(id: String)
  /// Rows are known by their positions, and one keeps its state under another element.
  case rowsByPosition(view: String, id: String)
  /// Several rows have one id.
  case repeatedID(id: String, count: Int)
  /// The data of a constant range has changed.
  case constantRange(initial: Int, now: Int)
  /// An observed object is made by the view that observes it, and so made again with it.
  case objectMadeAnew(property: String, view: String)
  /// An object was made for a state that has its object already.
  case objectThrownAway(property: String, view: String, type: String)
  /// A state got another initial value, which counts only once.
  case initialValueIgnored(property: String, view: String, initial: String, kept: String)
  /// A closure shows the value a state had when its owner's body ran last.
  case staleRead(property: String, owner: String)
  /// An object has changed in a way that tells nobody.
  case silentChange(property: String, type: String, why: Silence)
  /// An object inside an observed object has changed.
  case nestedObject(inner: String, outer: String, property: String)
  /// State was written while views were brought up to date.
  case writeDuringUpdate(property: String)
  /// A state was written before its view was there.
  case writeBeforeInstalled
  /// A link has a value that no destination is declared for.
  case noDestination(type: String)

  /// Why an object tells nobody of a change.
  public enum Silence: String, Sendable {
    /// The class is neither observable.
    case plainClass
    /// The property is not `@Published`.
    case notPublished
    /// The property is marked to be ignored.
    case ignored
  }
}
