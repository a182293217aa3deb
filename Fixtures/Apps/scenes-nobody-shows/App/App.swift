import UIKit

@main class Delegate: UIResponder, UIApplicationDelegate {}

final class HomeController: UIViewController {
    @IBAction func open() {
        guard let made = storyboard?.instantiateViewController(withIdentifier: "Named By Code") else { return }
        show(made, sender: nil)
    }
}
