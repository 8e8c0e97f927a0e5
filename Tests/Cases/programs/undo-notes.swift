import SwiftUI
import Observation

struct Note: Identifiable, Hashable, Codable {
    let id: UUID
    var title: String
    var body: String
    var tags: Set<String>
    var modified: Date

    init(id: UUID = .init(), title: String, body: String = "", tags: Set<String> = [], modified: Date = .now) {
        (self.id, self.title, self.body, self.tags, self.modified) = (id, title, body, tags, modified)
    }
}

protocol Command {
    associatedtype State
    func apply(to state: inout State)
    var name: String { get }
}

struct AnyCommand<State>: Command {
    private let _apply: (inout State) -> Void
    let name: String
    init<C: Command>(_ command: C) where C.State == State {
        _apply = command.apply
        name = command.name
    }
    func apply(to state: inout State) { _apply(&state) }
}

enum NoteCommand: Command {
    case add(Note)
    case delete(ids: Set<Note.ID>)
    case rename(Note.ID, to: String)
    case tag(Note.ID, String)

    typealias State = [Note]

    func apply(to notes: inout [Note]) {
        switch self {
        case .add(let note): notes.append(note)
        case .delete(let ids): notes.removeAll { ids.contains($0.id) }
        case .rename(let id, let title):
            guard let index = notes.firstIndex(where: { $0.id == id }) else { break }
            notes[index].title = title
        case .tag(let id, let tag):
            if let index = notes.firstIndex(where: { $0.id == id }) { notes[index].tags.insert(tag) }
        }
    }

    var name: String {
        return switch self {
        case .add: "Add"
        case .delete(let ids) where ids.count > 1: "Delete \(ids.count) Notes"
        case .delete: "Delete"
        case .rename(_, let title): "Rename to “\(title)”"
        case .tag(_, let tag): "Tag \(tag)"
        }
    }
}

@Observable
final class History<State> {
    private(set) var state: State
    private var past: [(State, String)] = []
    private var future: [(State, String)] = []

    init(_ state: State) { self.state = state }

    func perform<C: Command>(_ command: C) where C.State == State {
        past.append((state, command.name))
        future.removeAll()
        command.apply(to: &state)
    }

    @discardableResult func undo() -> Bool {
        guard let (old, name) = past.popLast() else { return false }
        future.append((state, name))
        state = old
        return true
    }

    @discardableResult func redo() -> Bool {
        guard let (next, name) = future.popLast() else { return false }
        past.append((state, name))
        state = next
        return true
    }

    var undoName: String? { past.last?.1 }
    var redoName: String? { future.last?.1 }
}

extension Sequence {
    func grouped<Key: Hashable & Comparable>(by key: (Element) -> Key) -> [(key: Key, values: [Element])] {
        Dictionary(grouping: self, by: key)
            .map { (key: $0.key, values: $0.value) }
            .sorted { $0.key < $1.key }
    }
    func sorted<T: Comparable>(by path: KeyPath<Element, T>, _ areInOrder: (T, T) -> Bool = (<)) -> [Element] {
        sorted { areInOrder($0[keyPath: path], $1[keyPath: path]) }
    }
}

struct NotesView: View {
    @Bindable var history: History<[Note]>
    @State private var search = ""
    @State private var selection: Set<Note.ID> = []

    private var sections: [(key: String, values: [Note])] {
        history.state
            .filter { search.isEmpty || $0.title.localizedStandardContains(search) }
            .grouped { $0.title.first.map { String($0).uppercased() } ?? "#" }
    }

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach(sections, id: \.key) { section in
                    Section(section.key) {
                        ForEach(section.values.sorted(by: \.title)) { note in
                            VStack(alignment: .leading) {
                                Text(note.title)
                                if !note.tags.isEmpty {
                                    Text(note.tags.sorted().map { "#" + $0 }.joined(separator: " "))
                                        .font(.caption)
                                }
                            }
                            .swipeActions(edge: .trailing) {
                                Button("Delete", role: .destructive) {
                                    history.perform(NoteCommand.delete(ids: [note.id]))
                                }
                            }
                        }
                    }
                }
            }
            .searchable(text: $search)
            .navigationTitle("Notes")
            .safeAreaInset(edge: .bottom) {
                HStack {
                    Button("Undo \(history.undoName ?? "")") { history.undo() }
                        .disabled(history.undoName == nil)
                    Button("Redo \(history.redoName ?? "")") { history.redo() }
                        .disabled(history.redoName == nil)
                }
            }
        }
    }
}

let history = History<[Note]>([])
let ids = ["Bread", "apples", "Butter"].map { title -> UUID in
    let note = Note(title: title)
    history.perform(NoteCommand.add(note))
    return note.id
}
history.perform(NoteCommand.tag(ids[1], "fruit"))
history.perform(AnyCommand(NoteCommand.rename(ids[0], to: "Rye bread")))
history.state.sorted(by: \.title, >).map(\.title)
history.undo()
history.state.map(\.title)
history.redoName
history.state.grouped(by: { $0.title.count }).map { "\($0.key): \($0.values.map(\.title))" }
NotesView(history: history)
:tap "Undo Tag fruit"
:tap "Redo Tag fruit"
:enter "b" into "Search"
