// What R.swift generates up to version 5.
import Rswift
import UIKit

struct R: Rswift.Validatable {
  struct font: Rswift.Validatable {
    static let gateSansBold = Rswift.FontResource(fontName: "GateSans-Bold")
    //                                                      ^ right
    static let gateSansBald = FontResource(fontName: "GateSans-Bald")
    //                                               ^ wrong

    static func gateSansBold(size: CGFloat) -> UIKit.UIFont? { UIKit.UIFont(resource: gateSansBold, size: size) }
  }
}

let title = R.font.gateSansBold(size: 17)
