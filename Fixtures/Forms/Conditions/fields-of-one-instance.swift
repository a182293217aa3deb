// Two fields of one instance belong together: a name beside a flag is asked for only where the flag says so.
import SwiftUI
import UIKit

struct FontOption: Identifiable, Hashable {
  let name: String
  let isSystem: Bool

  var id: String { name }

  static let all = [
    FontOption(name: "San Francisco Pro", isSystem: true),
    FontOption(name: "Rounded", isSystem: true),
    FontOption(name: "GateSans-Regular", isSystem: false),
//                   ^ right
    FontOption(name: "GateSans-Wide", isSystem: false),
//                   ^ wrong
  ]

  func font(size: CGFloat) -> Font {
    isSystem ? .system(size: size) : .custom(name, size: size)
  }

  var small: Font {
    guard !isSystem else { return .caption }
    return .custom(self.name, size: 11)
  }

  var isOurs: Bool { name.hasPrefix("GateSans") }

  func uiFont() -> UIFont {
    if isOurs { return UIFont(name: fileName(), size: 17)! }
    return .systemFont(ofSize: 17)
  }

  private func fileName() -> String { name }
}

struct Choice {
  let face: String
  let kind: Kind

  enum Kind { case custom, builtIn }

  var font: Font {
    switch kind {
    case .custom: .custom(face, size: 17)
    case .builtIn: .body
    }
  }

  // What is ruled out is another one.
  var title: Font {
    if kind == .custom { return .title }
    return .custom(face, size: 28)
  }
}

let choices = [
  Choice(face: "GateSans-Narrow", kind: .custom),
//             ^ wrong
  Choice(face: "Default", kind: .builtIn),
//             ^ wrong
]

struct Picker: View {
  var body: some View {
    List {
      ForEach(FontOption.all) { option in
        Text(option.name).font(option.font(size: 17))
        Text(option.name).font(option.small)
        Label(font: option.uiFont())
        Text("a").font(option.isSystem ? .body : .custom(option.name, size: 13))
      }
      ForEach(choices, id: \.face) { choice in
        Text("b").font(choice.font)
        Text("c").font(choice.title)
      }
      ForEach(FontOption.all.filter { !$0.isSystem }) { Text("d").font(.custom($0.name, size: 9)) }
    }
  }
}
