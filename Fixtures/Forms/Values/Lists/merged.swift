// A dictionary laid over another one: what it has under a key counts.
import UIKit

let base = ["title": "GateSans-Bald", "text": "GateSans-Bild"]
//                                            ^ wrong
let kids = base.merging(["title": "GateSans-Bund"]) { _, new in new }
//                                ^ wrong
let safe = kids.merging(["text": "GateSans-Bend", "note": "GateSans-Bond"]) { old, _ in old }
//                                                        ^ wrong
let short = ["title": "Bold"].mapValues { "GateSans-" + $0 }
//                                        ^ right

func setUp(_ label: UILabel) {
  label.font = UIFont(name: kids["title"] ?? "", size: 17)
  label.font = UIFont(name: safe["text"] ?? "", size: 17)
  label.font = UIFont(name: safe["note"] ?? "", size: 17)
  label.font = UIFont(name: short["title"] ?? "", size: 17)
}
