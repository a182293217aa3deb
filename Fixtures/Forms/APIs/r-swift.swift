// What R.swift generates.
import UIKit
import RswiftResources

let R = _R()

struct _R {
  var font: font { .init() }

  struct font {
    var gateSansBold: FontResource { .init(name: "GateSans-Bold", bundle: bundle, filename: "GateSans-Bold.ttf") }
    //                                           ^ right
    var gateSansBald: FontResource { FontResource(name: "GateSans-Bald", bundle: bundle, filename: "GateSans-Bold.ttf") }
    //                                                  ^ wrong
  }
}

let title = UIFont(resource: R.font.gateSansBold, size: 17)
