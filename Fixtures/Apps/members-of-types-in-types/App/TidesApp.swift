import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = TideController()
    return true
  }
}

final class TideController: UITableViewController {
  private let source = Source()

  override func viewDidLoad() {
    let label = UILabel()
    label.font = .Sea.calm.size(of: 17)
    label.font = Chart.Text.Regular.font
    label.font = Strong.font
    label.font = UIFont.title()
    label.font = Face.font(1)
    label.font = Face.font(named("GateSans-Passed"))
    label.font = Chart.Style.standard.font
    tableView.dataSource = source
  }

  private func named(_ name: String) -> String { name }

  /// The table asks for what it has.
  final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.font = UIFont(name: "GateSans-Cell", size: 17)
      return cell
    }
  }
}

typealias Strong = Chart.Text.Strong
