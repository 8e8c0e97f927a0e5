import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  var title: String
  var url: URL? { URL(string: "https://example.com/photos/\(id).jpg") }
  var isFavorite = false
}

final class PhotoLibrary: ObservableObject {
  @Published var photos: [Photo]
  @Published var zoom: Zoom = .medium

  enum Zoom: Int, CaseIterable, Identifiable {
    case small = 80, medium = 110, large = 180
    var id: Int { rawValue }
    var symbol: String { ["square.grid.4x3.fill", "square.grid.3x2.fill", "square.grid.2x2.fill"][Self.allCases.firstIndex(of: self) ?? 0] }
  }

  init() {
    photos = (1...7).map { Photo(id: $0, title: "Photo \($0)") }
  }

  var favorites: [Photo] { photos.filter(\.isFavorite) }

  func toggleFavorite(_ photo: Photo) {
    guard let index = photos.firstIndex(where: { $0.id == photo.id }) else { return }
    photos[index].isFavorite.toggle()
  }
}

struct Thumbnail: View {
  let photo: Photo

  var body: some View {
    AsyncImage(url: photo.url) { phase in
      switch phase {
      case .empty:
        ProgressView()
      case .success(let image):
        image.resizable().scaledToFill()
      case .failure:
        Image(systemName: "photo").foregroundStyle(.secondary)
      @unknown default:
        EmptyView()
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity)
    .frame(height: 100)
    .clipped()
    .overlay(alignment: .topTrailing) {
      if photo.isFavorite {
        Image(systemName: "heart.fill")
          .foregroundStyle(.pink)
          .padding(4)
      }
    }
  }
}

struct PhotoGrid: View {
  @EnvironmentObject var library: PhotoLibrary
  @State private var path = NavigationPath()
  @State private var isShowingInfo = false

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: CGFloat(library.zoom.rawValue)), spacing: 2)], spacing: 2) {
          ForEach(library.photos) { photo in
            NavigationLink(value: photo) {
              Thumbnail(photo: photo)
            }
            .contextMenu {
              Button {
                library.toggleFavorite(photo)
              } label: {
                Label(photo.isFavorite ? "Unlike" : "Like", systemImage: "heart")
              }
            }
          }
        }
      }
      .navigationDestination(for: Photo.self) { photo in
        PhotoDetail(photo: photo)
      }
      .navigationTitle(Text("Photos"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Picker("Zoom", selection: $library.zoom) {
            ForEach(PhotoLibrary.Zoom.allCases) { zoom in
              Image(systemName: zoom.symbol).tag(zoom)
            }
          }
          .pickerStyle(.segmented)
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Info") { isShowingInfo.toggle() }
        }
      }
      .popover(isPresented: $isShowingInfo) {
        Text("\(library.favorites.count) favourites").padding()
      }
    }
  }
}

struct PhotoDetail: View {
  let photo: Photo
  @State private var scale: CGFloat = 1
  @GestureState private var magnification: CGFloat = 1
  @State private var offset = CGSize.zero

  var body: some View {
    VStack {
      Rectangle()
        .fill(.gray.gradient)
        .aspectRatio(4.0 / 3.0, contentMode: .fit)
        .scaleEffect(scale * magnification)
        .offset(offset)
        .gesture(zoom.simultaneously(with: pan))
        .onTapGesture(count: 2) {
          withAnimation(.bouncy) { scale = scale > 1 ? 1 : 2 }
        }
      Text(photo.title).font(.headline)
    }
  }

  private var zoom: some Gesture {
    MagnificationGesture()
      .updating($magnification) { value, state, _ in state = value }
      .onEnded { scale = min(max($0 * scale, 1), 4) }
  }

  private var pan: some Gesture {
    DragGesture()
      .onChanged { offset = $0.translation }
      .onEnded { _ in withAnimation { offset = .zero } }
  }
}

let library = PhotoLibrary()
library.toggleFavorite(library.photos[2])
library.favorites.map(\.title)
library.photos[0].url?.lastPathComponent
PhotoLibrary.Zoom.allCases.map(\.symbol)
PhotoDetail(photo: library.photos[0])
PhotoGrid().environmentObject(library)
