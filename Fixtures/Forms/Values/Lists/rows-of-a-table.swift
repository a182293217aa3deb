// A table shows each row: what stands at the index of one is each of the list.
import UIKit

final class FacesController: UITableViewController {
  private let faces = ["GateSans-Regular", "GateSans-Bald"]
  //                   ^ right
  //                                       ^ wrong
  private let others = ["GateSans-Regular", "GateSans-Bild"]
  //                    ^ right
  //                                        ^ missed

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell()
    cell.textLabel?.font = UIFont(name: faces[indexPath.row], size: 12)
    cell.detailTextLabel?.font = UIFont(name: others[Clock.minutes], size: 12)
    return cell
  }
}
