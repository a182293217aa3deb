import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let title = UILabel()
  let caption = UILabel()
  let quote = UILabel()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    title.font = Theme.title
    caption.font = Theme.caption
    quote.font = Theme.quote
  }
}
