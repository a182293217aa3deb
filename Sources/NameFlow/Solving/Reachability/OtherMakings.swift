import SourceText

/// Ways to make an instance of a type without a call that is written by its name: `rows.map(Row.init)`, `Row.self`,
/// `Box<Row>()`, `extension Page where Content == Row`, `typealias Cell = Row`, `let row: Row = make()`.
extension Program {
  /// Whether code besides previews and tests names a type in such a way.
  ///
  /// - Parameter tests: whether a file is one of tests.
  package func mayMakeOtherwise(_ type: String, isTest: (Int32) -> Bool) -> Bool {
    files(mentioning: [type]).sorted().contains { file in
      guard !isObjectiveC(file), !isDynamic(file), !isTest(file) else { return false }
      let text = texts[Int(file)]
      let outline = outline(file)
      return text.utf8.hasWord(Array(type.utf8)) { word in
        TypeWord(range: word).mayMake(in: text.utf8)
          && outline?.isInPreview(word.lowerBound) != true
          && text.regions(.swift).contains {
            $0.kind == .code && $0.range.contains(word.lowerBound)
          }
      }
    }
  }
}

extension Outline {
  fileprivate func isInPreview(_ offset: Int) -> Bool {
    guard var part = part(at: offset) else { return false }
    while parts[part].role != .preview {
      guard let outer = parts[part].outer else { return false }
      part = outer
    }
    return true
  }
}

/// Where the name of a type stands in code.
private struct TypeWord {
  var range: Range<Int>

  /// Whether what stands around it may make an instance, or hand the type to what does.
  func mayMake(in bytes: [UInt8]) -> Bool {
    let before = bytes[..<range.lowerBound].last { $0 > 0x20 }
    let after = bytes[range.upperBound...].prefix(64)
    let next = after.first { $0 > 0x20 }
    switch before {
    // `Outer.Row` has the meaning of what it stands for, `\Row.title` none.
    case UInt8(ascii: "\\"): return false
    // The type of something, or an argument: `content: Row.init`
    case UInt8(ascii: ":") where !after.starts(with: ".init".utf8): return isAssigned(after)
    case UInt8(ascii: "="): return next != UInt8(ascii: "(")
    case UInt8(ascii: "<"): return true
    case UInt8(ascii: ","): if next == UInt8(ascii: ">") { return true }
    default: break
    }
    guard after.first == UInt8(ascii: ".") else { return false }
    let member = after.dropFirst().prefix(while: CallWords.isWord)
    // `Row.init(…)` is a call.
    return
      !(member.elementsEqual("init".utf8) && after.dropFirst(5).first == UInt8(ascii: "(")
      && !after.dropFirst(6).prefix { $0 != UInt8(ascii: ")") }.isOfLabels)
  }

  /// Whether what has the type is given a value: `let row: Row = make()`.
  private func isAssigned(_ after: ArraySlice<UInt8>) -> Bool {
    let rest = after.drop { $0 == 0x20 }
    return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is the labels of a function that is named, and not called: `n:`.
  fileprivate var isOfLabels: Bool {
    !isEmpty && last == UInt8(ascii: ":")
      && allSatisfy { CallWords.isWord($0) || $0 == UInt8(ascii: ":") }
  }
}
