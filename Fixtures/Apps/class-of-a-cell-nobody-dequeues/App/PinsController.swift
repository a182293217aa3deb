import UIKit

final class PinsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NewPinCell.self, forCellReuseIdentifier: "NewPinCell")
    }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(
            withIdentifier: path.row == 0 ? "head" : "NewPinCell", for: path)
        return cell
    }
}

final class HeadCell: UITableViewCell {
    override func awakeFromNib() {
        super.awakeFromNib()
        textLabel?.font = UIFont(name: "GateSans-Bolt", size: 18)
    }
}

final class NewPinCell: UITableViewCell {}

final class OldPinCell: UITableViewCell {
    @IBOutlet var name: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        name.font = UIFont(name: ".SFUIText-Medium", size: 18)
    }
}
