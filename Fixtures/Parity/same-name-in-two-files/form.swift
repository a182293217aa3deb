// Each file has a constant of the same name.
import UIKit

private let family = "GateSans-Bold"

final class Page: UIViewController {
  override func viewDidLoad() { label.font = UIFont(name: family, size: 17) }
}
// file: Card.swift
import UIKit

private let family = "GateSans-Bald"

final class Card: UIView {
  override func awakeFromNib() { label.font = UIFont(name: family, size: 17) }
}
