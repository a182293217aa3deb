// What asks for no font.
import SwiftUI

enum Source { case custom(String, size: Int) }

func other() {
  _ = Source.custom("a", size: 1)
  _ = sheet.detents([.custom("scrollViewContentSize") { $0.height }])
  _ = UIImage(name: "b", size: 2)
  items.append(.init(name: "c", size: 3))
  _ = Shoe(name: "d", size: 42)
}

struct Shoe { let name: String; let size: Int }
