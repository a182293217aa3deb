import JavaScriptLowering
import NameFlow

/// What Core Text and descriptors say that a font which there is is called: nothing is asked for by it.
extension Evaluator {
  /// `CTFontCopyPostScriptName(font)`, `descriptor.object(forKey: .name)`
  func ownName(
    _ callee: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> Values? {
    guard let name = program[callee].kind.lastName, let last = arguments.last else { return nil }
    let key = Program.Spot(file: call.file, node: last.value)
    switch name {
    case "CTFontCopyAttribute", "CTFontDescriptorCopyAttribute":
      guard isKeyOfName(key) else { return nil }
    case "object":
      guard case .member(let base?, _) = program[callee].kind, last.label == "forKey",
        isKeyOfName(key), isFont(Program.Spot(file: call.file, node: base))
      else { return nil }
    default: guard Self.ownNames.contains(name) else { return nil }
    }
    return nameOfFont(at: call)
  }

  private static let ownNames: Set<String> = [
    "CTFontCopyPostScriptName", "CTFontCopyFullName", "CTFontCopyDisplayName",
    "CTFontCopyFamilyName", "CTFontCopyName", "CGFontCopyPostScriptName", "CGFontCopyFullName",
  ]
}

/// The names that the system lists: `UIFont.familyNames`. Each is that of a font that there is, whatever it is.
enum ListedNames {
  /// A member that is such a list; `nil` for any other.
  static func member(_ name: String, of path: [String]) -> Value? {
    guard let type = path.first, ["UIFont", "NSFontManager", "NSFont"].contains(type),
      members.contains(name)
    else { return nil }
    return list
  }

  /// What a call gives that lists names.
  static func result(_ function: String) -> Value? {
    switch function {
    case "fontNames", "fontNamesForFamilyName:", "familyNames", "availableFonts",
      "availableFontFamilies", "CTFontManagerCopyAvailableFontFamilyNames",
      "CTFontManagerCopyAvailablePostScriptNames":
      list
    // The name, and what else is known of the font.
    case "availableMembers", "availableMembersOfFontFamily:":
      .list([.known(Values(list))])
    default: nil
    }
  }

  private static let members: Set<String> = [
    "familyNames", "availableFonts", "availableFontFamilies",
  ]

  private static var list: Value {
    let name = Values(.unknown("the name of an existing font"), Trail(isCarried: true))
    return .list([.known(name)])
  }
}

extension Evaluator {
  /// `UIFont.fontNames(forFamilyName: family)`
  func listedNames(_ callee: Program.Spot, _ call: Program.Spot) -> Values? {
    guard let name = program[callee].kind.lastName, let list = ListedNames.result(name),
      callees(of: call).isEmpty
    else { return nil }
    return Values(list)
  }
}

/// The system font of UIKit and the name that it says it has: `UIFont.systemFont(ofSize: 17).fontName`. A font that
/// is asked for by that name is another one since iOS 13, as names with a dot are private.
enum SystemFontName {
  /// What a call gives that makes the system font; `nil` for any other.
  static func font(madeBy callee: Program.Spot, _ evaluator: Evaluator) -> Values? {
    let program = evaluator.program
    guard case .member(let base, let name) = program[callee].kind, makers.contains(name) else {
      return nil
    }
    if let base {
      guard case .name("UIFont") = program[Program.Spot(file: callee.file, node: base)].kind else {
        return nil
      }
    } else {
      // `.systemFont(ofSize: 17)` where a font is asked for.
      guard case .node(let call) = program[callee].parent,
        evaluator.expectedType(of: Program.Spot(file: callee.file, node: call))?.path == font
      else { return nil }
    }
    return Values(.symbol(type: font, name: name))
  }

  /// The name that such a font has; `nil` for what is no name of one.
  static func member(_ member: String, of path: [String]) -> Value? {
    guard path.dropLast() == font[...], path.last.map(makers.contains) == true else { return nil }
    switch member {
    // The same for every weight: none of them can be asked for.
    case "fontName": return .text(".SFUI-Regular")
    case "familyName": return .text(".AppleSystemUIFont")
    default: return nil
    }
  }

  private static let font = ["UIFont"]

  private static let makers: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont", "preferredFont", "systemFontOfSize:", "systemFontOfSize:weight:",
    "systemFontOfSize:weight:width:", "boldSystemFontOfSize:", "italicSystemFontOfSize:",
    "monospacedSystemFontOfSize:weight:", "monospacedDigitSystemFontOfSize:weight:",
    "preferredFontForTextStyle:", "preferredFontForTextStyle:compatibleWithTraitCollection:",
  ]
}
