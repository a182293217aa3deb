import Charts
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let label = UILabel()
        let color = (R: 0.2, G: 0.2, B: 0.2)
        label.textColor = UIColor(red: color.R, green: color.G, blue: color.B, alpha: 1)
        label.text = R.string.title
        label.font = UIFont(resource: R.font.gateSansRegular, size: 12)
        window?.addSubview(label)
    }
}
