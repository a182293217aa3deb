// Closures that are stored and called later, with the name that was picked.
import SwiftUI

struct Choice: View {
  let onPick: (String) -> Void
  let names = ["GateSans-Bald"]
  //           ^ wrong
  var body: some View {
    ForEach(names, id: \.self) { name in Button(name) { onPick(name) } }
  }
}

struct Page: View {
  @State private var name = "GateSans-Bold"
  //                        ^ right
  var body: some View {
    Text("a").font(.custom(name, size: 17))
    Choice { name = $0 }
  }
}

final class Picker {
  var onPick: ((String) -> Void)?
  let names = ["GateSans-Bild"]
  //           ^ wrong
  func pick(_ index: Int) { onPick?(names[index]) }
}

final class Editor {
  let picker = Picker()
  let label = UILabel()
  func setUp() {
    picker.onPick = { [weak self] name in self?.label.font = UIFont(name: name, size: 17) }
  }
}
