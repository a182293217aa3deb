/// What a program of several languages is put together of.
struct Phrases: Sendable {
  var language: SourceLanguage

  /// `pick(Swift, Objective-C, JavaScript)`
  private func pick(_ swift: String, _ objectiveC: String, _ javaScript: String) -> String {
    switch language {
    case .swift: swift
    case .objectiveC: objectiveC
    case .javaScript: javaScript
    }
  }

  func text(_ text: String) -> String { pick("\"\(text)\"", "@\"\(text)\"", "'\(text)'") }

  func constant(_ name: String, _ value: String) -> String {
    pick("let \(name) = \(value)", "NSString *\(name) = \(value);", "const \(name) = \(value);")
      + "\n"
  }

  func variable(_ name: String, _ value: String) -> String {
    pick("var \(name) = \(value)", "NSString *\(name) = \(value);", "let \(name) = \(value);")
      + "\n"
  }

  func assignment(_ name: String, _ value: String) -> String {
    "\(name) = \(value)" + pick("", ";", ";") + "\n"
  }

  func joined(_ first: String, _ second: String) -> String {
    pick(
      "\(first) + \(second)", "[\(first) stringByAppendingString:\(second)]", "\(first) + \(second)"
    )
  }

  func list(_ items: [String]) -> String {
    let all = items.joined(separator: ", ")
    return pick("[\(all)]", "@[\(all)]", "[\(all)]")
  }

  func joinedLists(_ first: String, _ second: String) -> String {
    pick(
      "\(first) + \(second)", "[\(first) arrayByAddingObjectsFromArray:\(second)]",
      "[...\(first), ...\(second)]")
  }

  func each(of list: String, _ body: String) -> String {
    pick(
      "for name in \(list) {\n\(body)}", "for (NSString *name in \(list)) {\n\(body)}",
      "\(list).forEach((name) => {\n\(body)});") + "\n"
  }

  /// A dictionary whose keys are those of no name that is asked for.
  func dictionary(_ entries: [(key: String, value: String)]) -> String {
    let all = entries.map { text($0.key) + ": " + text($0.value) }.joined(separator: ", ")
    return pick("[\(all)]", "@{\(all)}", "{\(all)}")
  }

  func looked(up key: String, in dictionary: String, or value: String) -> String {
    "(\(dictionary)[\(key)] \(pick("??", "?:", "??")) \(value))"
  }

  func condition(_ condition: String, _ body: String, otherwise: String? = nil) -> String {
    let other = otherwise.map { " else {\n\($0)}" } ?? ""
    return pick("if \(condition) {\n", "if (\(condition)) {\n", "if (\(condition)) {\n") + body
      + "}\(other)\n"
  }

  func isEqual(_ first: String, _ second: String) -> String {
    pick("\(first) == \(second)", "[\(first) isEqualToString:\(second)]", "\(first) === \(second)")
  }

  func choice(_ condition: String, _ first: String, _ second: String) -> String {
    "(\(condition) ? \(first) : \(second))"
  }

  /// A `switch` whose cases fall into each other.
  func choice(among cases: [String]) -> String {
    let all = cases.enumerated().map { index, body in
      "case \(index):\n\(body)"
        + (index < cases.count - 1
          ? pick("fallthrough\n", "", "") : pick("", "break;\n", "break;\n"))
    }
    return pick("switch kind {\n", "switch (kind) {\n", "switch (kind) {\n") + all.joined()
      + pick("default: break\n}\n", "}\n", "}\n")
  }

  /// A function without a result; `flags` are parameters beside its texts.
  func function(_ name: String, of texts: [String], flags: [String] = [], _ body: String) -> String
  {
    function(name, texts, flags, pick("", "void", ""), body)
  }

  /// A function that gives back a text.
  func function(_ name: String, of texts: [String], giving result: String) -> String {
    function(name, texts, [], pick("-> String ", "NSString *", ""), "return \(result)" + end)
  }

  private func function(
    _ name: String, _ texts: [String], _ flags: [String], _ result: String, _ body: String
  ) -> String {
    func parameters(_ text: String, _ flag: String) -> String {
      (texts.map { text.replacing("NAME", with: $0) }
        + flags.map {
          flag.replacing("NAME", with: $0)
        }).joined(separator: ", ")
    }
    switch language {
    case .swift:
      return "func \(name)(\(parameters("_ NAME: String", "_ NAME: Bool"))) \(result){\n\(body)}\n"
    case .objectiveC:
      return "static \(result) \(name)(\(parameters("NSString *NAME", "BOOL NAME"))) {\n\(body)}\n"
    case .javaScript: return "const \(name) = (\(parameters("NAME", "NAME"))) => {\n\(body)};\n"
    }
  }

  func call(_ function: String, _ arguments: String...) -> String {
    "\(function)(\(arguments.joined(separator: ", ")))"
  }

  func statement(_ expression: String) -> String { expression + end }

  private var end: String { pick("\n", ";\n", ";\n") }

  func font(_ name: String) -> String {
    pick(
      "UIFont(name: \(name), size: 17)", "[UIFont fontWithName:\(name) size:17]",
      "<Text style={{ fontFamily: \(name) }} />")
  }

  /// A font is drawn with.
  func ask(_ name: String) -> String {
    pick("label.font = \(font(name))\n", "label.font = \(font(name));\n", "draw(\(font(name)));\n")
  }

  /// The app, with what stands in its files before the code that the system runs.
  func app(_ declarations: String, start: String) -> SourceFile {
    switch language {
    case .swift:
      SourceFile(
        name: "Page.swift",
        text: "import UIKit\n\(declarations)final class Page: UIViewController {\n"
          + "override func viewDidLoad() {\n\(start)}\n}\n")
    case .objectiveC:
      SourceFile(
        name: "Page.m",
        text: "#import <UIKit/UIKit.h>\n\(declarations)@implementation Page\n"
          + "- (void)viewDidLoad {\n\(start)}\n@end\n")
    case .javaScript:
      SourceFile(
        name: "Page.js",
        text: "import { Text } from 'react-native';\n\(declarations)export const Page = () => {\n"
          + "\(start)return null;\n};\n")
    }
  }
}
