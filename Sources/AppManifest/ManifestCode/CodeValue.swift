import SourceText
import SwiftSyntax

/// A value in a project file that is written in Swift, as far as it is known without running it.
indirect enum CodeValue {
  case string(String, SourcePlace)
  case boolean(Bool)
  case nothing
  case array([CodeValue], SourcePlace)
  case dictionary([CodePair], SourcePlace)
  case call(CodeCall)
  /// A static member or enum case: `.app`, `Product.app`.
  case member(CodeMember)
  case closure(ClosureExprSyntax, CodeScope)
  /// A key path, by the names of its properties: `\.dependency`.
  case keyPath([String])
  /// Put together in a way that is not followed.
  case unknown(SourcePlace)
}

struct CodePair {
  var key: CodeValue
  var value: CodeValue
}

/// A call whose function is none of the project's own: `Target(name: "App", product: .app)`.
struct CodeCall {
  /// The type a member is called on; `nil` for `.target(…)` and for `Target(…)`.
  var qualifier: String?
  var name: String
  /// Whether it is written with a leading dot.
  var isImplicit: Bool
  var arguments: [CodeArgument]
  var place: SourcePlace

  /// The value of the first argument with a label.
  subscript(_ label: String) -> CodeValue? {
    arguments.first { $0.label == label }?.value
  }

  /// The value of the first argument, whatever its label.
  var first: CodeValue? { arguments.first?.value }

  /// What is called, without its type: `target` for `Target(…)` and `.target(…)`.
  func isNamed(_ names: String...) -> Bool { names.contains(name) }
}

struct CodeArgument {
  var label: String?
  var value: CodeValue
}

struct CodeMember {
  /// The types before it; empty for `.app`.
  var types: [String]
  var name: String
  var place: SourcePlace
}

/// Where names are looked up: what is bound around an expression.
struct CodeScope {
  var text: SourceText
  /// The type whose declaration is around it.
  var type: String?
  var locals: [String: CodeValue] = [:]

  func place(_ node: some SyntaxProtocol) -> SourcePlace {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return text.place(start..<max(start, end))
  }
}

extension CodeValue {
  var string: String? {
    if case .string(let text, _) = self { text } else { nil }
  }

  var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  var array: [CodeValue]? {
    if case .array(let values, _) = self { values } else { nil }
  }

  var call: CodeCall? {
    if case .call(let call) = self { call } else { nil }
  }

  /// The name of a member, of whatever type.
  var memberName: String? {
    if case .member(let member) = self { member.name } else { nil }
  }

  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }
}
