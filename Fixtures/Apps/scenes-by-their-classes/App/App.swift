import UIKit

@main class Delegate: UIResponder, UIApplicationDelegate {}

extension UIStoryboard {
    func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        instantiateViewController(withIdentifier: String(describing: type)) as? Controller
    }
}

final class HomeController: UIViewController {
    @IBAction func open() {
        for name in ["Old", "New"] { _ = storyboard?.instantiateViewController(withIdentifier: name + "Controller") }
    }
}
