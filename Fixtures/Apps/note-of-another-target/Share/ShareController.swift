import Kit
import UIKit

/// Registers nothing, and shows no note.
@objc(ShareController)
final class ShareController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    extensionContext?.completeRequest(returningItems: nil)
  }
}
