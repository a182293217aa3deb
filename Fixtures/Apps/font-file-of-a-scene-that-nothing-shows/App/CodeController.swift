import UIKit

final class CodeController: UIViewController {}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
