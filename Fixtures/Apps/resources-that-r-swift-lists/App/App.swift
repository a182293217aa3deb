import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = ListViewController()
        return true
    }
}

final class ListViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(R.nib.newCell)
        let title = UILabel()
        title.font = R.font.gateSansRegular(size: 20)
        tableView.tableHeaderView = title
    }
}

final class NewCell: UITableViewCell {}

// Only R.swift's list names its xib.
final class OldCell: UITableViewCell {}
