import Kit
import UIKit

/// Nothing here says where the app begins, so something that is not here may use it.
public func show(in label: UILabel) {
  label.font = .plain(size: 17)
}
