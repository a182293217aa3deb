import FileTree
import SourceText

/// The fonts that Expo's `expo-font` plugin puts into an app, and declares in its `Info.plist`.
struct ExpoFonts {
  let folder: String
  let files: ProjectFiles
  private(set) var fonts: [ProjectResource] = []
  /// Those that are not on disk.
  private(set) var absent: [ProjectTarget.AbsentFont] = []
  /// What is not followed: a file, and why.
  private(set) var unfollowed: [(String, String)] = []
  private var entries: [Manifest.Entry] = []

  init(folder: String, files: ProjectFiles) {
    self.folder = folder
    self.files = files
  }

  /// Reads the plugin's lists: `fonts` for all platforms, and those for iOS.
  mutating func read(_ app: PlacedValue) {
    guard let plugins = app["plugins"] else { return }
    guard let list = plugins.array else {
      unfollowed.append((plugins.place.path, "its plugins are not followed"))
      return
    }
    for plugin in list {
      guard let parts = plugin.array, parts.first?.string == "expo-font", parts.count > 1 else {
        continue
      }
      let options = parts[1]
      for value in [options["fonts"], options["ios"]?["fonts"]].compactMap({ $0 }) {
        guard let items = value.array else {
          unfollowed.append((value.place.path, "the fonts of 'expo-font' are not followed"))
          continue
        }
        for item in items { add(item) }
      }
    }
  }

  /// What the app declares: what stands in its configuration, and the plugin's fonts.
  func manifest(_ app: PlacedValue) -> Manifest {
    let path = app.place.path
    let written = app["ios"]?["infoPlist"] ?? PlacedValue(.dictionary([]), place: app.place)
    var manifest = InfoPropertyList(path: path, root: written).manifest
    let known = Set(manifest.entries.map(\.value))
    manifest.entries += entries.filter { !known.contains($0.value) }
    return manifest
  }

  private mutating func add(_ item: PlacedValue) {
    // An object names a family for Android; its file is a font all the same.
    let path = item.string == nil ? item["path"] : item
    guard let path, let text = path.string else {
      if item.entries == nil {
        unfollowed.append((item.place.path, "the fonts of 'expo-font' are not followed"))
      }
      return
    }
    let whole = FileTree.absolute(text.hasPrefix("/") ? text : folder + "/" + text)
    let found = files.file(whole).map { [$0] } ?? files.items(in: whole).filter(FontFiles.isFont)
    guard found.isEmpty else {
      for file in found.sorted() { add(file, path.place) }
      return
    }
    let name = whole.lastComponent
    entries.append(Manifest.Entry(value: name, key: .uiAppFonts, place: path.place))
    absent.append(
      ProjectTarget.AbsentFont(
        resource: ProjectResource(path: whole, bundlePath: name, place: path.place),
        isFetched: AbsentFont.isFetchedFolder(in: whole)))
  }

  private mutating func add(_ file: String, _ place: SourcePlace) {
    let name = file.lastComponent
    entries.append(Manifest.Entry(value: name, key: .uiAppFonts, place: place))
    fonts.append(ProjectResource(path: file, bundlePath: name, place: place))
  }
}
