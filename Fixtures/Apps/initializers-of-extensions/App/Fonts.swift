import UIKit

extension UIFont {
  /// Exchanged for the system's by a function that nobody calls.
  @objc convenience init(gateCoder decoder: NSCoder) {
    self.init(name: "GateSans-Coder", size: 17)!
  }

  static func exchange() {
    let system = class_getInstanceMethod(self, #selector(UIFontDescriptor.init(coder:)))
    let own = class_getInstanceMethod(self, #selector(UIFont.init(gateCoder:)))
    method_exchangeImplementations(system!, own!)
  }

  convenience init?(brand: String) {
    self.init(name: "GateSans-Brand", size: 17)
  }

  convenience init?(weight: String, size: CGFloat) {
    self.init(name: "GateSans-Weight", size: size)
  }

  /// Its first argument may be left out.
  convenience init?(step: Int = 0, gate: CGFloat) {
    self.init(name: "GateSans-Step", size: gate)
  }

  /// So may the label of a closure.
  convenience init?(make: () -> CGFloat) {
    self.init(name: "GateSans-Make", size: make())
  }

  typealias Maker = () -> CGFloat

  convenience init?(byMaker: Maker, gap: Int) {
    self.init(name: "GateSans-Maker", size: byMaker())
  }

  convenience init?(steps: Int..., width: CGFloat) {
    self.init(name: "GateSans-Steps", size: width)
  }

  convenience init?(_ size: CGFloat) {
    self.init(name: "GateSans-Size", size: size)
  }
}
