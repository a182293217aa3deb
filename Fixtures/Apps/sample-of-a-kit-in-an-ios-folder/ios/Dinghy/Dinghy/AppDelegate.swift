import React_RCTAppDelegate
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
