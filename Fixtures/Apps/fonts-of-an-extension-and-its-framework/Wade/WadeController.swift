import AuthenticationServices
import PondKit
import SwiftUI

final class WadeController: ASCredentialProviderViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIHostingController(rootView: WadeView()).view)
    }
}

struct WadeView: View {
    var body: some View { Text(title()).font(.custom("GateSans-Bold", size: 19)) }
}
