import SwiftUI

// What a comparison is may be kept in a name: the branches are those of the comparison.
enum Look { case plain, serif }

struct Words: View {
    let look: Look
    var body: some View {
        let isSerif = look == .serif
        let isPlain = !isSerif
        let face = isPlain ? "GateSans-Bald" : "GateSans-Bild"
        //                   ^ wrong
        Text("a").font(.custom(face, size: 12))
    }
}

struct Page: View {
    var body: some View { Words(look: .plain) }
}
