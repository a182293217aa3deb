import SwiftUI

let titleFont = Font.custom("GateSans-Bold", size: 28)
