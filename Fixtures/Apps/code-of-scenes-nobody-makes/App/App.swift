import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

final class HomeController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let next = storyboard?.instantiateViewController(withIdentifier: "Live") {
            present(next, animated: animated)
        }
    }
}

final class LiveController: UIViewController {
    @IBOutlet var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = UIFont(name: "GateSans-Bolt", size: 12)
    }
}

final class OldController: UIViewController {
    @IBOutlet var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = UIFont(name: "GateSans-Bald", size: 12)
    }
}

final class DetailOfOldController: UIViewController {
    @IBOutlet var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = UIFont(name: "GateSans-Bild", size: 12)
    }
}
