// What a case of an enum has is asked for where some cases are ruled out, with and without `self.` before it.
import SwiftUI
import UIKit

enum Face: String, CaseIterable {
  case regular = "GateSans-Regular"
  //             ^ right
  case system = "System"
  case rounded = "Rounded"
  case wide = "GateSans-Wide"
  //          ^ wrong

  private var postScriptName: String {
    switch self {
    case .regular: return "GateSans-Regular"
    //                    ^ right
    case .system: return "System"
    case .rounded: return "Rounded"
    case .wide: return "GateSans-Extended"
    //                 ^ wrong
    }
  }

  private func fileName() -> String {
    switch self {
    case .regular: "GateSans-Regular"
    //             ^ right
    case .system: ""
    case .rounded: "Rounded.ttf"
    case .wide: "GateSans-Expanded"
    //          ^ wrong
    }
  }

  private var isBuiltIn: Bool {
    switch self {
    case .system, .rounded: true
    default: false
    }
  }

  private var isOurs: Bool { self == .regular || self == .wide }

  func uiFont(size: CGFloat) -> UIFont {
    if self == .system { return .systemFont(ofSize: size) }
    guard self != .rounded else { return .boldSystemFont(ofSize: size) }
    return UIFont(name: postScriptName, size: size)!
  }

  func font(size: CGFloat) -> Font {
    switch self {
    case .system: return .system(size: size)
    case .rounded: return .system(size: size, design: .rounded)
    default: return .custom(fileName(), size: size)
    }
  }

  var small: Font {
    if self == .system || self == .rounded { return .system(size: 11) }
    return .custom(rawValue, size: 11)
  }

  var large: Font { isBuiltIn ? .system(size: 34) : .custom(postScriptName, size: 34) }

  var note: Font {
    guard isOurs else { return .system(size: 13) }
    return .custom(self.postScriptName, size: 13)
  }

  var caption: Font? {
    if case .system = self { return nil }
    if case .rounded = self { return nil }
    return Font.custom(self.fileName(), size: 12)
  }

  // Only one of the two is ruled out.
  var title: Font {
    if self == .system { return .system(size: 28) }
    return .custom(titleName, size: 28)
  }

  private var titleName: String {
    switch self {
    case .regular, .wide: "GateSans-Regular"
    //                    ^ right
    case .system: "SystemTitle"
    case .rounded: "RoundedTitle"
    //             ^ wrong
    }
  }
}

enum Sign: String {
  case stop = "Stop"
  case go = "Go"
  case yield = "GateSans-Yield"
  //           ^ wrong

  // Each condition rules one out of two.
  var font: Font {
    if self == .stop { return .body }
    if self == .go { return .body }
    return .custom(rawValue, size: 17)
  }
}

let signs = [Sign.stop, .go].map { $0.font } + [Sign.yield.font]

extension String {
  var face: Font {
    if self == "system" { return .body }
    return .custom(replacingOccurrences(of: "_", with: "-"), size: 17)
  }
}

let asked = ["system", "GateSans_Regular", "GateSans_Light"].map { $0.face }
//                     ^ right
//                                         ^ wrong

struct Sample: View {
  @AppStorage("face") var face = Face.regular

  var body: some View {
    Text("Sample").font(face.font(size: 17))
    Text("Small").font(face.small)
    Text("Large").font(face.large)
    Text("Note").font(face.note)
    Text("Caption").font(face.caption)
    Text("Title").font(face.title)
    Text("Wide").font(Face.wide.small)
    Text("System").font(Face.system.large)
    Label(face.uiFont(size: 12))
  }
}
