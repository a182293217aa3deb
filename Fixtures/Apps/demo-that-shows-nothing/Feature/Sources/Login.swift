import ComposableArchitecture
import SwiftUI

@Reducer
public struct LoginFeature {
    @ObservableState
    public struct State { var name = "" }

    @CasePathable
    public enum Action: ViewAction {
        case view(View)
        public enum View { case appeared }
    }
}

@ViewAction(for: LoginFeature.self)
public struct LoginView: View {
    public let store: StoreOf<LoginFeature>

    public init(store: StoreOf<LoginFeature>) { self.store = store }

    public var body: some View {
        Text(store.name).font(.custom("GateSans-Bold", size: 16)).onAppear { send(.appeared) }
    }
}
