import UIKit

@resultBuilder enum Lines {
  static func buildExpression(_ text: String) -> NSAttributedString {
    NSAttributedString(
      string: text, attributes: [.font: UIFont(name: "GateSans-Line", size: 12) as Any])
  }
  static func buildPartialBlock(first: NSAttributedString) -> NSAttributedString {
    dressed(first, UIFont(name: "GateSans-First", size: 12))
  }
  static func buildPartialBlock(
    accumulated: NSAttributedString, next: NSAttributedString
  ) -> NSAttributedString {
    dressed(next, UIFont(name: "GateSans-Next", size: 12))
  }
}

func dressed(_ text: NSAttributedString, _ font: UIFont?) -> NSAttributedString {
  NSAttributedString(string: text.string, attributes: [.font: font as Any])
}

func lines(@Lines _ make: () -> NSAttributedString) -> NSAttributedString { make() }

/// `faces.title` asks for the subscript.
@dynamicMemberLookup struct Faces {
  subscript(dynamicMember name: String) -> UIFont? { UIFont(name: "GateSans-Member", size: 12) }
}

/// A loop asks for the next one.
struct Ladder: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = UIFont
  var step = 0
  func makeAsyncIterator() -> Ladder { self }
  mutating func next() async -> UIFont? {
    step += 1
    return step < 3 ? UIFont(name: "GateSans-Step", size: 12) : nil
  }
}

/// What a subscript does where something is put under it.
final class Board {
  let label = UILabel()
  var marks: [Int: String] = [:]
  subscript(place: Int) -> String {
    get { marks[place] ?? "" }
    set {
      label.font = UIFont(name: "GateSans-Put", size: 12)
      marks[place] = newValue
    }
  }
}

final class Page: UIViewController {
  let faces = Faces()
  let board = Board()
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.attributedText = lines {
      "one"
      "two"
    }
    label.font = faces.title
    view.addSubview(label)
    view.addSubview(board.label)
    board[1] = "mark"
    Task {
      for await font in Ladder() { label.font = font }
    }
  }
}
