import SwiftUI

@main
struct FerryApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Quay").font(.custom("GateSans-Regular", size: 17))
            Text("Late").font(.custom("GateSans-Bold", size: 17))
        }
    }
}
