// Names beside their numbers, or beside the elements of another list.
import SwiftUI

let titles = ["GateSans-Bold", "GateSans-Bald"]
//            ^ right
//                             ^ wrong
let texts = ["GateSans-Regular", "GateSans-Reguler"]
//           ^ right
//                               ^ wrong
let rows = ["GateSans-Bild"]
//          ^ wrong
let cells = ["GateSans-Bund"]
//           ^ wrong

func setUp(_ labels: [UILabel]) {
  for (index, name) in titles.enumerated() { labels[index].font = UIFont(name: name, size: 17) }
  for (label, name) in zip(labels, texts) { label.font = UIFont(name: name, size: 12) }
  rows.enumerated().forEach { index, name in labels[index].font = UIFont(name: name, size: 12) }
}

struct List: View {
  var body: some View {
    ForEach(Array(cells.enumerated()), id: \.offset) { cell in
      Text("a").font(.custom(cell.element, size: 17))
    }
  }
}
