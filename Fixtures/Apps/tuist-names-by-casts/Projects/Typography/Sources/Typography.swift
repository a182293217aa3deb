import SwiftUI

public enum Typography {
    public static let bread = Font.custom("GateSans-Bald", size: 17)
}
