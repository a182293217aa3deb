import SwiftUI

public extension Font {
    static let heading = Font.custom("GateSans-Regular", size: 16)
    static let unused = Font.custom("GateSans-Italic", size: 16)
}
