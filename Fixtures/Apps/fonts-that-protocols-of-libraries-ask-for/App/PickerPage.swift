import CountryPicker
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = PickerPage()
    return true
  }
}

final class PickerPage: UIViewController {
  private let picker = CountryPicker(theme: NightTheme())

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    view.addSubview(picker)
    view.addSubview(Row())
  }
}

// The picker asks for them.
extension PickerPage: CountryPickerDataSource {
  func cellFont(in picker: CountryPicker) -> UIFont {
    UIFont(name: "GateSans-Cell", size: 15)!
  }
}

struct NightTheme: PickerTheme {
  var headFont: UIFont? { UIFont(name: "GateSans-Head", size: 20) }
  // A protocol that has a constant of a type is rare.
  static let oldFont = UIFont(name: "GateSans-Old", size: 20)
}
