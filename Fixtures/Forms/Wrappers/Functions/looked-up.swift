// A theme that a container gives, through a wrapper of a package or one of the sources.
import UIKit

protocol Theme {
  var title: String { get }
  var text: String { get }
}

struct Light: Theme {
  var title: String { "GateSans-Bald" }
  //                  ^ wrong
  let text = "GateSans-Bild"
  //         ^ wrong
}

@propertyWrapper struct Lookup<Value> {
  var wrappedValue: Value { Container.shared.resolve(Value.self) }
}

final class Page: UIViewController {
  @Injected var theme: Theme
  @Lookup var other: Theme

  override func viewDidLoad() {
    title(UIFont(name: theme.title, size: 17))
    title(UIFont(name: other.text, size: 17))
  }
}
