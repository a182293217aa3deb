// Traits asked of a font that a property holds, in another file.
import UIKit

enum Theme {
  static let title = UIFont(name: "MyFont", size: 17)!
  //                              ^ right
  static let body = UIFont(name: "GateSans-Regular", size: 17)!
  //                             ^ right
}

final class Cell: UITableViewCell {
  private let captionFont: UIFont?

  init() {
    captionFont = UIFont(name: "MyFont", size: 12)
    //                         ^ right
    super.init(style: .default, reuseIdentifier: nil)
  }

  func update() {
    label.font = captionFont.flatMap { $0.fontDescriptor.withSymbolicTraits(.traitItalic) }
      //                                                 ^ lacking
      .map { UIFont(descriptor: $0, size: 12) }
  }
}

// file: Title.swift
import UIKit

func title() -> UIFont {
  let descriptor = Theme.title.fontDescriptor.withSymbolicTraits(.traitBold)
  //                                          ^ lacking
  return UIFont(descriptor: descriptor!, size: 0)
}

func body() -> UIFont {
  UIFont(descriptor: Theme.body.fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0)
}
