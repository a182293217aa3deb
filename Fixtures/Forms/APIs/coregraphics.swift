// Core Graphics's fonts.
import CoreGraphics

let a = CGFont("GateSans-Bold" as CFString)
//             ^ right
let b = CGFont("GateSans-Bald" as CFString)
//             ^ wrong
let name: String = Remote.font
let c = CGFont(name as CFString)
//             ^ listed
