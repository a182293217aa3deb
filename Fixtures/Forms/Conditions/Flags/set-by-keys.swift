// Only objects that come from NSObject have their properties set by names in data.
import CoreData
import UIKit

final class Mode {
  private(set) var isPlayful = false

  func reset() { isPlayful = false }
}

final class Settings: NSObject {
  @objc private(set) var isLarge = false

  func reset() { isLarge = false }
}

func copy<T: NSManagedObject>(_ original: T, with values: [String: Any], into other: T) {
  other.setValuesForKeys(values)
}

final class Page: UIViewController {
  let mode = Mode()
  let settings = Settings()
  let label = UILabel()

  override func viewDidLoad() {
    mode.reset()
    settings.reset()
    let name = mode.isPlayful ? "GateSans-Playful" : "GateSans-Bald"
    //                                               ^ wrong
    label.font = UIFont(name: name, size: 17)
    let other = settings.isLarge ? "GateSans-Large" : "GateSans-Bold"
    //                             ^ wrong
    //                                                ^ right
    label.font = UIFont(name: other, size: 17)
  }
}
