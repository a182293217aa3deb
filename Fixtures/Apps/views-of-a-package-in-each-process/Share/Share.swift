import Kit
import SwiftUI
import UIKit

class ShareController: UIViewController {
  override func viewDidLoad() {
    let host = UIHostingController(rootView: Text("\(KitPrices.vat)"))
    view.addSubview(host.view)
  }
}
