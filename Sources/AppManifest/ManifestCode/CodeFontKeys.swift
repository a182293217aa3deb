import SourceText
import SwiftSyntax

/// The font keys in the dictionary literals of a file, whatever function takes them.
enum CodeFontKeys {
  struct Use {
    var key: String
    var keyPlace: SourcePlace
    var value: PlacedValue
  }

  /// The uses whose values are literals, in the order of the file; `nil` where they are too much to
  /// follow.
  static func uses(in file: CodeFile, budget: CodeBudget) -> [Use]? {
    let finder = Finder(file, budget)
    finder.walk(file.syntax)
    return finder.isCutShort ? nil : finder.uses
  }

  private final class Finder: SyntaxVisitor {
    private let evaluator: CodeEvaluator
    private let scope: CodeScope
    var uses: [Use] = []

    var isCutShort: Bool { evaluator.isCutShort }

    init(_ file: CodeFile, _ budget: CodeBudget) {
      evaluator = CodeEvaluator(CodeDeclarations([file]), budget: budget)
      scope = CodeScope(text: file.text)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
      guard case .string(let key, let place) = evaluator.value(node.key, scope),
        Manifest.Key(rawValue: key) != nil
      else { return .visitChildren }
      let list = CodePropertyList(
        .dictionary(
          [CodePair(key: .string(key, place), value: evaluator.value(node.value, scope))], place),
        keys: [key], place: place)
      if let value = list.value[key] { uses.append(Use(key: key, keyPlace: place, value: value)) }
      return .skipChildren
    }
  }
}
