import SwiftUI

@main struct Main: App {
  var body: some Scene {
    WindowGroup {
      Titles()
      Rows()
      Badge()
    }
  }
}
