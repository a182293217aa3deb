import UIKit

final class BoardController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.font = UIFont(name: "GateSans-Bolt", size: 20)
        view.addSubview(label)
    }
}
