// What stands in a dictionary is what the pairs of its lists have.
import UIKit

struct Sample {
  let name: String
  var font: UIFont? { UIFont(name: name, size: 17) }
}

let samples = [
  "title": Sample(name: "GateSans-Bild"),
  //                    ^ wrong
  "body": Sample(name: "GateSans-Bold"),
  //                   ^ right
]

func fonts() -> [UIFont?] {
  samples.sorted { $0.key < $1.key }.map { $0.value.font } + samples.values.map(\.font)
}
