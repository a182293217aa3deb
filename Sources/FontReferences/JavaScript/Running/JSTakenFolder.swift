import JavaScriptLowering
import SourceText

/// A folder whose files a module takes in: `require.context('./app', true, /\.tsx$/)`.
struct JSTakenFolder: Sendable {
  /// The way to it from the module.
  let path: String
  /// Whether the files of the folders in it count, too.
  var isDeep = true
  /// What the paths of the files end with; `nil` where that is not known.
  var endings: [String]?

  func holds(_ file: String, takenBy module: String) -> Bool {
    let folder = (module.folder + "/" + path).normalizedPath + "/"
    guard file.hasPrefix(folder) else { return false }
    let rest = file.dropFirst(folder.count)
    return (isDeep || !rest.contains("/")) && (endings?.contains(where: rest.hasSuffix) ?? true)
  }
}

extension JSTree {
  /// The folders whose files a module takes in; `nil` where it is not known which these are.
  var takenFolders: [JSTakenFolder]? {
    guard text.holds("require.context") else { return [] }
    var folders: [JSTakenFolder] = []
    var mentions = 0
    for node in nodes {
      switch node.kind {
      case .member(let base, "context", _) where isRequire(base): mentions += 1
      case .call(let callee, let arguments):
        guard case .member(let base, "context", _) = self[callee].kind, isRequire(base),
          let folder = folder(arguments)
        else { continue }
        folders.append(folder)
      default: continue
      }
    }
    return folders.count == mentions ? folders : nil
  }

  private func isRequire(_ id: JSNode.ID) -> Bool {
    if case .name("require") = self[id].kind { true } else { false }
  }

  private func folder(_ arguments: [JSNode.ID]) -> JSTakenFolder? {
    guard let first = arguments.first, case .string(let path) = self[first].kind,
      path.hasPrefix(".")
    else { return nil }
    var folder = JSTakenFolder(path: path)
    if arguments.count > 1 {
      switch self[arguments[1]].kind {
      case .boolean(let isDeep): folder.isDeep = isDeep
      case .nothing: break
      default: return nil
      }
    }
    if arguments.count > 2, case .regex = self[arguments[2]].kind {
      let expression = String(decoding: text.utf8[self[arguments[2]].range], as: UTF8.self)
      folder.endings = FileEndings(expression)?.all
    }
    return folder
  }
}

/// The endings of paths that a regular expression asks for, where it says them plainly: `/\.[jt]sx?$/`.
private struct FileEndings {
  private(set) var all = [""]
  private var rest: Substring
  /// The characters that mean themselves.
  private static let plain: Set<Character> = ["-", "_", "/"]
  private static let most = 64

  init?(_ expression: String) {
    guard expression.hasPrefix("/"), expression.hasSuffix("$/") else { return nil }
    rest = expression.dropFirst().dropLast(2)
    for beginning in ["^", #"\.\/"#, #"\./"#, ".*"] where rest.hasPrefix(beginning) {
      rest = rest.dropFirst(beginning.count)
    }
    while !rest.isEmpty {
      guard let next = alternatives(), all.count * (next.count + 1) <= Self.most else {
        return nil
      }
      var texts = next
      if rest.first == "?" {
        rest.removeFirst()
        texts.append("")
      }
      all = all.flatMap { start in texts.map { start + $0 } }
    }
  }

  /// What the next part of the expression may stand for.
  private mutating func alternatives() -> [String]? {
    switch rest.removeFirst() {
    case "\\":
      guard let escaped = rest.popFirst(), escaped.isPunctuation else { return nil }
      return [String(escaped)]
    case "[": return inside("]")?.map { String($0) }
    case "(":
      if rest.hasPrefix("?:") { rest = rest.dropFirst(2) }
      return inside(")", besides: "|")?.split(separator: "|", omittingEmptySubsequences: false)
        .map(String.init)
    case let letter where isPlain(letter): return [String(letter)]
    default: return nil
    }
  }

  /// The plain text up to a bracket that closes it.
  private mutating func inside(_ end: Character, besides other: Character? = nil) -> Substring? {
    guard let index = rest.firstIndex(of: end) else { return nil }
    let text = rest[..<index]
    rest = rest[index...].dropFirst()
    return !text.isEmpty && text.allSatisfy { isPlain($0) || $0 == other } ? text : nil
  }

  private func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || Self.plain.contains(character)
  }
}
