// Each file has a private constant of the same name.
import UIKit

private let fontName = "GateSans-Bold"
//                     ^ right
let title = UIFont(name: fontName, size: 17)
// file: B.swift
import UIKit

private let fontName = "GateSans-Bald"
//                     ^ wrong
let body = UIFont(name: fontName, size: 17)
// file: C.swift
import UIKit

let caption = UIFont(name: fontName, size: 17)
//                         ^ listed
