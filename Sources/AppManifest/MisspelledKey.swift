import FileTree
import SourceText

extension Manifest.Key {
  /// The key that was probably meant: one in other letter case or with a letter amiss, or what Xcode's
  /// editor shows in its place.
  init?(nearly written: String) {
    guard written.utf8.count < 60 else { return nil }
    let squashed = written.squashed
    switch squashed {
    case "fontsprovidedbyapplication": self = .uiAppFonts
    case "applicationfontsresourcepath": self = .atsApplicationFontsPath
    default:
      let keys: [Manifest.Key] = [.uiAppFonts, .atsApplicationFontsPath]
      let near = keys.first { squashed.isNearly($0.rawValue.squashed) }
      guard let near else { return nil }
      self = near
    }
  }
}

extension String {
  /// Whether it is another word but for one letter that is missing, one too many, another, or in its
  /// neighbor's place.
  fileprivate func isNearly(_ other: String) -> Bool {
    let (left, right) = (Array(utf8), Array(other.utf8))
    let start = zip(left, right).prefix { $0 == $1 }.count
    let (leftRest, rightRest) = (left.dropFirst(start), right.dropFirst(start))
    let end = zip(leftRest.reversed(), rightRest.reversed()).prefix { $0 == $1 }.count
    let (mine, its) = (Array(leftRest.dropLast(end)), Array(rightRest.dropLast(end)))
    if mine.count <= 1, its.count <= 1 { return true }
    return mine.count == 2 && its.count == 2 && mine[0] == its[1] && mine[1] == its[0]
  }
}

extension PlacedValue {
  /// Whether it is what a key of fonts has: a list with a font's file in it, or a path.
  func namesFonts(of key: Manifest.Key) -> Bool {
    switch key {
    case .uiAppFonts:
      let items = (array ?? [self]).compactMap(\.string)
      return items.contains { FontSuffix.ends($0) }
    case .atsApplicationFontsPath: return string != nil
    }
  }
}
