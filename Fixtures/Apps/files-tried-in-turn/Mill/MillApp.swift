import SwiftUI

@main
struct MillApp: App {
    init() { Faces.enrol() }

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("Sluice").font(.custom("GateSans-Bold", size: 30))
                Text("Race").font(.custom("GateSans-Regular", size: 17))
            }
        }
    }
}
