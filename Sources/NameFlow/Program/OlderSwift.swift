import SourceText

/// Swift before 3, which calls a function without the label of its first parameter: `func name(font: Font)` is called
/// `name(font)`, as `func name(_ font: Font)` is since.
extension Program {
  /// Whether the code is that of an app for Swift 2: how it answers the system that has launched it says so, as later
  /// versions know that function with an underscore alone.
  func looksOlder() -> Bool {
    let launched = ["application", "applicationDidFinishLaunching"]
    let files =
      files(mentioning: [launched[0], "didFinishLaunchingWithOptions"])
      .union(files(mentioning: [launched[1]]))
    var isOlder = false
    for text in files.map({ texts[Int($0)] }) where text.path.hasSuffix(".swift") {
      for name in launched {
        let start = Array("func \(name)(".utf8)
        var end = 0
        while let found = text.utf8.firstIndex(of: start, in: end..<text.utf8.count) {
          end = found + start.count
          guard let next = text.utf8[end...].first(where: { $0 > 0x20 }) else { break }
          if next == UInt8(ascii: "_") { return false }
          if CallWords.isWord(next) { isOlder = true }
        }
      }
    }
    return isOlder
  }

  /// What a file says, its functions with the labels that Swift 2 gives them.
  func withOlderLabels(_ read: SourceFacts) -> SourceFacts {
    var facts = read
    for index in facts.declarations.indices
    where facts.declarations[index].kind == .function
      && facts.declarations[index].parameters.first?.isLabelImplied == true
    {
      facts.declarations[index].parameters[0].label = nil
    }
    return facts
  }
}
