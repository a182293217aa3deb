import UIKit

@objc public final class KitLabel: UILabel {
  public override func awakeFromNib() {
    super.awakeFromNib()
    #if PRO
      font = UIFont(name: "GateSans-Pro", size: 17)
    #else
      font = UIFont(name: "GateSans-Lite", size: 17)
    #endif
    #if LOGS
      font = UIFont(name: "GateSans-Logs", size: 17)
    #endif
    #if PHONE
      font = UIFont(name: "GateSans-Phone", size: 17)
    #endif
    #if LATER
      font = UIFont(name: "GateSans-Later", size: 17)
    #endif
    #if BETA
      font = UIFont(name: "GateSans-Beta", size: 17)
    #endif
  }
}
