import SwiftUI

// Nothing names these five functions.
func one<A: View, B: View>(_ a: A, _ b: B) -> some View { a.font(.custom("GateSans-One", size: 14)) }

func two<A>(_ a: A) -> some View where A: View, A: Equatable { a.font(.custom("GateSans-Two", size: 14)) }

func three() -> Dictionary<String, Font> { ["title": .custom("GateSans-Three", size: 14)] }

func four<A: View>(_ a: A) -> some View { a.font(.custom("GateSans-Four", size: 14)) }

extension View {
    public func bar<Title: View, Trailing: View>(title: Title, trailing: Trailing) -> some View {
        Bar(content: self, title: title)
    }
}

private struct Bar<Title: View, Content: View>: View {
    let content: Content
    let title: Title
    var body: some View { VStack { title.font(.custom("GateSans-Five", size: 14)); content } }
}

// Of two variables the second has no part of its own: it may be used.
let small: CGFloat = 12, title = Font.custom("GateSans-Six", size: small)
