import SwiftUI

final class Old: UIHostingController<Badge> {
  init() { super.init(rootView: Badge()) }

  required init?(coder: NSCoder) { nil }
}

let old = Old()
