// Elements and arguments that leave out the type their place asks for.
import UIKit

struct Style {
  var title: String
  var name: String
}

let styles = [Style(title: "a", name: "GateSans-Bold"), .init(title: "b", name: "GateSans-Bald")]
//                                    ^ right
//                                                                              ^ wrong
let fonts = styles.map { UIFont(name: $0.name, size: 17) }

let title = UIFont(descriptor: .init(fontAttributes: [.name: "GateSans-Bald"]), size: 17)
//                                                           ^ wrong
let text = UIFont(descriptor: .init(name: "GateSans-Bold", size: 17), size: 0)
//                                        ^ right
let caption = UIFont(descriptor: .init(name: "GateSans-Bild", size: 17), size: 0)
//                                           ^ wrong
