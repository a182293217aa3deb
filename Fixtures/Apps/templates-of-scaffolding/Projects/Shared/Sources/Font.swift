import SwiftUI

extension Font {
    public static let gate: Font = .custom("GateSans-Bold", size: 16)
}
