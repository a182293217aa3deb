import SwiftUI

@main
struct SocialApp: App {
    var body: some Scene { WindowGroup { LoginView() } }
}
