// Loops over the numbers of a list's elements take each of them.
import SwiftUI
import UIKit

struct Face {
  let title: String
  let name: String
}

let faces = [Face(title: "A", name: "GateSans-Bold"), Face(title: "B", name: "GateSans-Bald")]
//                                  ^ right
//                                                                           ^ wrong
let others = ["GateSans-Italic", "GateSans-Reguler"]
//            ^ right
//                               ^ wrong
let more = ["GateSans-Bold", "GateSans-Bild", "no font of any name"]
//          ^ right
//                           ^ wrong
let steps = ["GateSans-Regular", "no font of any name", "GateSans-Buld"]
//           ^ right
//                                                      ^ wrong
let unknown = ["GateSans-Bold", "GateSans-Belt"]
//             ^ right
//                              ^ missed

struct Page: View {
  var body: some View {
    ForEach(0..<faces.count, id: \.self) { index in
      Text(faces[index].title).font(.custom(faces[index].name, size: 17))
    }
    ForEach(others.indices, id: \.self) { index in
      Text("a").font(.custom(others[index], size: 17))
    }
  }
}

final class Controller: UIViewController {
  func show(_ row: Int) { add(UIFont(name: unknown[row], size: 12)) }

  override func viewDidLoad() {
    for index in 0...1 { add(UIFont(name: more[index], size: 12)) }
    for index in stride(from: 0, to: steps.count, by: 2) {
      add(UIFont(name: steps[index], size: 12))
    }
    show(Remote.row)
  }

  private func add(_ font: UIFont?) {
    let label = UILabel()
    label.font = font
    view.addSubview(label)
  }
}
