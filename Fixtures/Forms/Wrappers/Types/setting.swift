// A wrapper of the app's own around a setting with a default.
import UIKit

@propertyWrapper struct Setting<Value> {
  let key: String
  let standard: Value

  init(_ key: String, standard: Value) {
    self.key = key
    self.standard = standard
  }

  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? standard }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

enum Settings {
  @Setting("font", standard: "GateSans-Bald") static var font: String
  //                         ^ wrong
}

final class Page {
  @Setting("font", standard: "GateSans-Bold") var font: String
  //                         ^ right
  func title() -> UIFont? { UIFont(name: font, size: 17) }
  //                                     ^ listed
}

let title = UIFont(name: Settings.font, size: 17)
//                       ^ listed
