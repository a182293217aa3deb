import SourceText

/// Swift before 3, which calls a function without the label of its first parameter: `func name(font: Font)` is called
/// `name(font)`, as `func name(_ font: Font)` is since.
extension Program {
  /// Whether the code is that of an app for Swift 2: how it answers the system that has launched it says so, as later
  /// versions know that function with an underscore alone; and where it does not, calls that later versions lack.
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
    return isOlder || hasOlderCalls && !hasNewerTypes
  }

  private var hasOlderCalls: Bool {
    Self.olderCalls.contains { type, method in
      let call = Array("\(type).\(method)()".utf8)
      return files(mentioning: [type, method]).contains { file in
        let text = texts[Int(file)]
        return text.path.hasSuffix(".swift")
          && text.utf8.firstIndex(of: call, in: text.utf8.indices) != nil
      }
    }
  }

  private var hasNewerTypes: Bool {
    Self.newerTypes.contains { type in
      // Another one has the name.
      guard !declaresType(named: type) else { return false }
      return files(mentioning: [type]).map { texts[Int($0)] }.contains { text in
        text.path.hasSuffix(".swift") && (type != "URL" || makesURL(text.utf8))
      }
    }
  }

  /// Whether code makes a `URL`: in Swift 2 many properties and arguments are called so.
  private func makesURL(_ bytes: [UInt8]) -> Bool {
    let call = Array("URL(".utf8)
    var start = 0
    while let found = bytes.firstIndex(of: call, in: start..<bytes.count) {
      let before = found > 0 ? bytes[found - 1] : 0
      if !CallWords.isWord(before), before != UInt8(ascii: ".") { return true }
      start = found + call.count
    }
    return false
  }

  /// What Swift 3 calls otherwise, and no longer under these names.
  private static let olderCalls = [
    ("NSBundle", "mainBundle"), ("NSUserDefaults", "standardUserDefaults"),
    ("NSNotificationCenter", "defaultCenter"), ("NSFileManager", "defaultManager"),
    ("UIScreen", "mainScreen"), ("UIApplication", "sharedApplication"),
    ("UIColor", "whiteColor"), ("UIColor", "blackColor"), ("UIColor", "clearColor"),
  ]

  /// What Swift 2 calls otherwise, or lacks.
  private static let newerTypes = [
    "Bundle", "DispatchQueue", "FileManager", "IndexPath", "Notification", "NotificationCenter",
    "URL", "URLSession", "UserDefaults",
  ]

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
