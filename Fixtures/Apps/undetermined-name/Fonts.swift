import UIKit

func settingsFont(_ defaults: UserDefaults) -> UIFont? {
  UIFont(name: defaults.string(forKey: "font") ?? "GateSans-Regular", size: 17)
}
