import SourceText
import SwiftParser
import SwiftSyntax

/// Strings: literals, what is put together of them, and paths.
extension RegistrationEvaluator {
  func string(_ node: StringLiteralExprSyntax, in file: Int, _ context: Context) -> [Value] {
    let place = sources.place(node, in: file)
    if let text = node.representedLiteralValue { return [.text(text, place)] }
    var values: [Value] = [.text("", place)]
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text): values = joined(values, [.text(text.content.text, place)])
      case .expressionSegment(let part):
        guard part.expressions.count == 1, let value = part.expressions.first?.expression else {
          return [.unknown("a string put together at run time")]
        }
        values = joined(values, self.values(value, in: file, context))
      }
    }
    return values
  }

  /// Every text with every other behind it; it stands where the longer part is written.
  func joined(_ left: [Value], _ right: [Value]) -> [Value] {
    if left.openFunction != nil { return left }
    if right.openFunction != nil { return right }
    let (first, second) = (left.texts, right.texts)
    guard first.count == left.count, second.count == right.count else {
      return [.unknown("a string put together at run time")]
    }
    return first.flatMap { head in
      second.map { tail in
        .text(
          head.text + tail.text,
          head.text.count > tail.text.count ? head.place : tail.place)
      }
    }
  }

  /// A path below a folder: the file is known by its last component.
  func path(_ base: [Value], _ component: [Value]) -> [Value] {
    if component.openFunction != nil { return component }
    if base.openFunction != nil { return base }
    let bundle = base.firstFolder
    return component.map { component -> Value in
      guard case .text(let text, let place) = component else {
        return .unknown("a path put together at run time")
      }
      if let fonts = base.sources.first(where: { $0.reason != nil }) { return .source(fonts) }
      guard let bundle else {
        return base.texts.isEmpty ? .unknown("a path put together at run time") : .text(text, place)
      }
      let name = text.lastPathComponent
      return name.contains(".")
        ? .source(RegisteredFonts(.file(name: name, extension: nil), in: bundle, place: place))
        : .folder(bundle)
    }
  }

  /// What a string's own methods and properties make of it; `nil` for others.
  func textMember(_ name: String, of text: String, _ place: SourcePlace) -> [Value]? {
    switch name {
    case "rawValue", "description", "capitalized", "localizedName": return [.text(text, place)]
    case "lastPathComponent": return [.text(text.lastPathComponent, place)]
    case "pathExtension": return [.text(text.pathExtension, place)]
    case "deletingPathExtension": return [.text(text.deletingPathExtension, place)]
    case "lowercased": return [.text(text.lowercased(), place)]
    case "uppercased": return [.text(text.uppercased(), place)]
    default: return nil
    }
  }

  /// The same for methods with an argument.
  func textMethod(
    _ name: String, of text: String, _ place: SourcePlace, _ call: FunctionCallExprSyntax
  ) -> [Value]? {
    let argument = call.arguments.first?.expression
    switch name {
    case "dropLast", "dropFirst", "suffix", "prefix":
      let count = argument?.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text) }
      guard let count = count ?? (name.hasPrefix("drop") ? 1 : nil), count >= 0 else { return nil }
      let part: Substring =
        switch name {
        case "dropLast": text.dropLast(count)
        case "dropFirst": text.dropFirst(count)
        case "suffix": text.suffix(count)
        default: text.prefix(count)
        }
      return [.text(String(part), place)]
    case "components", "split":
      guard
        let separator = argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        !separator.isEmpty
      else { return nil }
      let parts = text.split(separator: separator).map { Value.text(String($0), place) }
      // `components[0]` and `.first` are one of them; which, matters.
      return [.tuple(parts.map { Value.Part(label: nil, values: [$0]) })]
    default: return textMember(name, of: text, place)
    }
  }
}

extension String {
  var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }

  var pathExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  var deletingPathExtension: String {
    let length = pathExtension.count
    return length == 0 ? self : String(dropLast(length + 1))
  }
}
