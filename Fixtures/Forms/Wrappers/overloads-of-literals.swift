// Functions of one name that take a key path, a text, a closure, or a list.
import UIKit

struct Tokens {
  let body = "GateSans-Body"
  //         ^ wrong
  let logo = "light-logo"
}

let tokens = Tokens()

func token<T>(_ path: KeyPath<Tokens, T>) -> T { tokens[keyPath: path] }

func token(_ name: String) -> String { ["logo": tokens.logo][name] ?? "" }

func font(_ name: String) -> UIFont? { UIFont(name: name, size: 17) }

func font(_ make: () -> String) -> UIFont? { UIFont(name: make(), size: 17) }

func font(_ parts: [String]) -> UIFont? { UIFont(name: parts.joined(separator: "-"), size: 17) }
//                                                     ^ wrong

func font(_ type: UIFont.Type) -> UIFont? { nil }

class Page: UIViewController {
  override func viewDidLoad() {
    title1.font = UIFont(name: token(\.body), size: 17)
    image.image = UIImage(named: token("logo"))
    title2.font = font("GateSans-Regular")
    //                 ^ right
    title3.font = font { "GateSans-Made" }
    //                   ^ wrong
    title4.font = font(["GateSans", "Parts"])
    title5.font = font(UIFont.self)
  }
}
