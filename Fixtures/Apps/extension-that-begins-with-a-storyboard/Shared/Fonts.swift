import UIKit

/// The extension never reads it.
let plain = UIFont(name: "GateSans-Regular", size: 12)!
let bold = UIFont(name: "GateSans-Bold", size: 15)!
