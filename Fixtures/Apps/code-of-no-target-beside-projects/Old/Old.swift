import SwiftUI

let old = Font.custom("GateSans-Old", size: 17)
