// A case that stands behind another value is of that value's type.
import UIKit

enum Face: Int {
  case system, gate

  static var current: Face {
    guard let raw = UserDefaults.standard.value(forKey: "face") as? Int else { return .system }
    return Face(rawValue: raw) ?? .system
  }

  var bold: String {
    switch self {
    case .system: return "HelveticaNeue-Bold"
    //                   ^ right
    case .gate: return "GateSans-Bald"
    //                 ^ wrong
    }
  }
}

final class BaseLabel: UILabel {
  var face: Face?
}

final class NoteController: UIViewController {
  private let label = BaseLabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let face = (label.face ?? .current)
    label.font = UIFont(name: face.bold, size: 12)
  }
}
