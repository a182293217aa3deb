import UIKit

extension UIFont {
  enum Sea {
    enum calm {
      static func size(of size: CGFloat) -> UIFont { UIFont(name: "GateSans-Calm", size: size)! }
    }

    enum storm {
      static func size(of size: CGFloat) -> UIFont { UIFont(name: "GateSans-Storm", size: size)! }
    }
  }

  static func title() -> UIFont { UIFont(name: "GateSans-Title", size: 17)! }
}

extension UIColor {
  static func title() -> UIFont { UIFont(name: "GateSans-Color", size: 17)! }
}

enum Chart {
  enum Text {
    enum Regular { static let font = UIFont(name: "GateSans-First", size: 17)! }
    enum Strong { static let font = UIFont(name: "GateSans-Strong", size: 17)! }
    enum Bold { static let font = UIFont(name: "GateSans-Bold", size: 17)! }
  }

  struct Style {
    static let standard = Style()
    let font = UIFont(name: "GateSans-Style", size: 17)!
  }
}

enum Face {
  static func font(_ number: Int) -> UIFont { UIFont(name: "GateSans-Number", size: 17)! }
  static func font(_ name: String) -> UIFont { UIFont(name: name, size: 17)! }
  static func font(_ isBold: Bool) -> UIFont { UIFont(name: "GateSans-Flag", size: 17)! }
}
