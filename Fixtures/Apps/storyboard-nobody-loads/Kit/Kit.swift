import UIKit
final class WelcomeController: UIViewController {
    let label = UILabel()
    let heading = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = UIFont(name: "GateSans-Regular", size: 17)
        heading.font = UIFont(name: "GateSans-Rgular", size: 20)
    }
}
public final class Coordinator {
    public init() {}
    public func start() -> UIViewController {
        UIStoryboard(name: "Welcome", bundle: Bundle(for: Coordinator.self)).instantiateViewController(withIdentifier: "Welcome")
    }
}
public final class TermsController: UIViewController {}
