import FileTree
import NameFlow
import SourceText

/// What the texts among the arguments of a registration are.
enum RegisteredKind {
  /// Paths, which cannot be determined.
  case files
  /// Names of files in the app's bundle.
  case filesByName
  /// Names of data sets.
  case assets
}

extension RegisteredFonts {
  /// Whether it is one file with the extension of a font's.
  var isFontFile: Bool { fileName.map(FontSuffix.ends) ?? false }
}

extension Evaluator {
  /// The elements of lists, and what fonts are made from (`CGFont(provider)`), to any depth.
  func single(_ values: Values) -> Values {
    var pending = values
    for _ in 0..<8 {
      var isDone = true
      pending = pending.flatMap { item in
        switch item.value {
        case .list(let items):
          isDone = false
          return all(items)
        case .font(let name):
          isDone = false
          return self.values(name)
        default: return Values(item: item)
        }
      }
      if isDone { break }
    }
    return pending
  }

  /// The files among values; what is none of those cannot be determined.
  func fonts(
    in values: Values, of call: Program.Spot, as kind: RegisteredKind
  ) -> [RegisteredFonts] {
    values.items.flatMap { item -> [RegisteredFonts] in
      let place = item.trail.origin.map { program.place($0.file, $0.range) } ?? program.place(call)
      if case .fonts(let kind, let bundle)? = item.value.resource {
        return [RegisteredFonts(kind, in: bundle, place: place)]
      }
      switch item.value {
      case .text(let name) where kind == .assets:
        return [RegisteredFonts(.dataAsset(name), in: .main, place: place)]
      case .text(let name) where kind == .filesByName:
        return [RegisteredFonts(.file(name: name.lastComponent, extension: nil), place: place)]
      case .absent: return []
      case .unknown(let reason):
        return [RegisteredFonts(.undeterminable(reason), place: program.place(call))]
      default:
        let reason = "its argument is unknown"
        return [RegisteredFonts(.undeterminable(reason), place: program.place(call))]
      }
    }
  }
}
