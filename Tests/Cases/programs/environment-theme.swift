import SwiftUI

protocol Theme {
    var primary: Color { get }
    var background: Color { get }
    var cornerRadius: CGFloat { get }
    func font(for role: FontRole) -> Font
}

enum FontRole { case heading, body, caption }

extension Theme {
    var cornerRadius: CGFloat { 8 }
    func font(for role: FontRole) -> Font {
        switch role {
        case .heading: .headline
        case .body: .body
        case .caption: .caption
        }
    }
}

struct LightTheme: Theme {
    let primary = Color.blue
    let background = Color.white
}

struct NightTheme: Theme {
    let primary = Color.yellow
    let background = Color.black
    let cornerRadius: CGFloat = 20
    func font(for role: FontRole) -> Font { role == .heading ? .title : .callout }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue: any Theme = LightTheme()
}

extension EnvironmentValues {
    var theme: any Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
    @Entry var isCompact: Bool = false
    @Entry var logger: (String) -> Void = { print("log:", $0) }
}

extension View {
    func theme(_ theme: some Theme) -> some View { environment(\.theme, theme) }
    func compact(_ isCompact: Bool = true) -> some View { environment(\.isCompact, isCompact) }
}

struct ThemedCard<Content: View, Footer: View>: View {
    @Environment(\.theme) private var theme
    @Environment(\.isCompact) private var isCompact
    private let title: LocalizedStringKey
    private let content: Content
    private let footer: Footer

    init(
        _ title: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        @ViewBuilder footer: () -> Footer
    ) {
        self.title = title
        self.content = content()
        self.footer = footer()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: isCompact ? 4 : 12) {
            Text(title)
                .font(theme.font(for: .heading))
                .foregroundStyle(theme.primary)
            content.font(theme.font(for: .body))
            if Footer.self != EmptyView.self {
                Divider()
                footer.font(theme.font(for: .caption))
            }
        }
        .padding(isCompact ? 8 : 16)
        .background(theme.background)
        .clipShape(.rect(cornerRadius: theme.cornerRadius))
    }
}

extension ThemedCard where Footer == EmptyView {
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title, content: content, footer: { EmptyView() })
    }
}

struct Screen: View {
    @State private var isNight = false
    @Environment(\.logger) private var logger

    var body: some View {
        VStack {
            ThemedCard("**Welcome**") {
                Text("Pick a theme")
            }
            ThemedCard("Details") {
                Text("Rounded by the theme")
            } footer: {
                Text("compact")
            }
            .compact()
            Toggle("Night", isOn: $isNight.animation())
        }
        .environment(\.theme, isNight ? NightTheme() : LightTheme())
        .onChange(of: isNight) { logger("night is \(isNight)") }
    }
}

ThemedCard("A") { Text("B") }
ThemedCard("A") { Text("B") }.theme(NightTheme()).compact()
Screen()
:toggle "Night"
