// Fonts without their type's name, which the type of the list says.
import SwiftUI
import UIKit

struct Styles {
  let fonts: [Font] = [12, 14].map { .custom("GateSans-Bald", size: $0) }
  //                                         ^ wrong
  var others: [UIFont]
  var kept: [Font] = []

  init(_ names: [String]) {
    others = ["GateSans-Bild", "GateSans-Bold"].compactMap { .init(name: $0, size: 12) }
    //        ^ wrong
    //                         ^ right
    kept = [12.0].map { size in
      .custom("GateSans-Bund", size: size)
      //      ^ wrong
    }
  }
}

func fonts() -> [UIFont.Weight: Font] {
  let all: [Font] = [.system(size: 12)].map { $0.bold() }
  return [.bold: all[0]]
}

let styles = Styles([])
