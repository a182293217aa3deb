import SwiftUI

public extension Font {
    static var sign: Font { .custom("GateSans-Sign", size: 20) }
}
