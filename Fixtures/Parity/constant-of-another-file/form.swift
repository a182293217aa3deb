// Constants of another file, one of them made of a third.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: Fonts.title, size: 28)
    bodyLabel.font = UIFont(name: Fonts.body, size: 17)
  }
}
// file: Fonts.swift
enum Fonts {
  static let title = Faces.bold
  static let body = "GateSans-Bald"
}
// file: Faces.swift
enum Faces {
  static let bold = "GateSans-Bold"
}
