import SwiftUI

@main
struct ShopApp: App {
  let brand = Bundle.main.object(forInfoDictionaryKey: "BrandFont") as! String

  var body: some Scene {
    WindowGroup {
      Text("a").font(.custom(brand, size: 17))
    }
  }
}
