import SwiftData
import SwiftUI

@Model class Plan {
  var title: String
  init(title: String) { self.title = title }
}

final class Loader: ObservableObject {
  @Published var error: String?
  @Published var notice: String?
  func load() {
    do {
      try fetch()
    } catch {
      self.error = error.localizedDescription
    }
    do {
      try fetch()
    } catch let notice as NSError {
      self.notice = notice.localizedDescription
    } catch {}
  }
  private func fetch() throws { throw CocoaError(.fileNoSuchFile) }
}

struct Plans: View {
  @Query(sort: \Plan.title) private var plans: [Plan]
  @Environment(\.modelContext) private var context
  @StateObject private var loader = Loader()
  var body: some View {
    VStack {
      if plans.isEmpty {
        Text("Nothing yet").font(.custom("GateSans-Empty", size: 12))
      } else {
        ForEach(plans) { plan in Text(plan.title).font(.custom("GateSans-Some", size: 12)) }
      }
      if let error = loader.error {
        Text(error).font(.custom("GateSans-Error", size: 12))
      }
      if let notice = loader.notice {
        Text(notice).font(.custom("GateSans-Notice", size: 12))
      }
      Button("Add") { context.insert(Plan(title: "Run")) }
      Wrapped()
    }
    .onAppear { loader.load() }
  }
}

struct Sheet: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Page { Page() }
  func updateUIViewController(_ page: Page, context: Context) {}
}

@main struct Demo: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Plans()
        Sheet()
      }
    }
    .modelContainer(for: Plan.self)
  }
}
