import ExpoModulesCore
import UIKit

public class BadgeModule: Module {
  public func definition() -> ModuleDefinition {
    Name("Badge")
    View(BadgeView.self) {}
  }
}

class BadgeView: ExpoView {
  let label = UILabel()

  required init(appContext: AppContext? = nil) {
    super.init(appContext: appContext)
    label.font = UIFont(name: "GateSans-Bald", size: 12)
    addSubview(label)
  }
}
