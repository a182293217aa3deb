import PondKit
import SwiftUI

@main
struct Pond: App {
    var body: some Scene {
        WindowGroup { Text(title()).font(.custom("GateSans-Regular", size: 20)) }
    }
}
