import SwiftUI

// Wrong twice: the entry, and the name.
let title = Font.custom("GateSans-Blod", size: 17)
