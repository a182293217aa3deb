// What R.swift makes of a font is a value, and its name is a text: `fontName` up to version 6, then `name`.
import RswiftResources
import SwiftUI
import UIKit

struct Page: View {
  var body: some View {
    Text("a").font(.custom(R.font.gateSansBold.fontName, size: 12))
    //                     ^ right
    Text("b").font(.custom(R.font.gateSansBold, size: 12, relativeTo: .body))
    //                     ^ right
    Text("c").font(.custom(R.font.elsewhere.name, fixedSize: 12))
    //                     ^ listed
    Text("d").font(R.font.gateSansRegular.font(size: 12))
    //             ^ right
    Text("e").font(.custom(Roles.title, size: 12))
    Text("f").font(Roles.text(.footnote))
    Text("g").font(Font(Label(R.font.gateSansRegular).font!))
    //                        ^ right
    Text("h").font(Font(Roles.all.map { UIFont(resource: $0, size: 12)! }[0]))
    Text("i").font(Font(UIFont(resource: Own.gateSansBald, size: 12)))
  }
}

enum Roles {
  static let title = R.font.gateSansBold
  //                 ^ right
  static let all: [FontResource] = [R.font.gateSansRegular, R.font.gateSansBold]
  //                                ^ right
  //                                                        ^ right

  enum Role { case headline, footnote }

  static func text(_ role: Role) -> Font {
    let resource: RswiftResources.FontResource
    switch role {
    case .headline: resource = R.font.elsewhere
    case .footnote: resource = R.font.gateSansRegular
      //                       ^ right
    }
    return .custom(resource.name, size: 12)
  }
}

extension RswiftResources.FontResource {
  func font(size: CGFloat) -> Font { .custom(name, size: size) }
}

struct Label {
  let resource: FontResource

  init(_ resource: FontResource) { self.resource = resource }

  var font: UIFont? { UIFont(resource: resource, size: 12) }
}

// The app's own resources.
enum Own: String {
  case gateSansBald = "GateSans-Bald"
  //                  ^ wrong
}

extension UIFont {
  convenience init(resource: Own, size: CGFloat) {
    self.init(name: resource.rawValue, size: size)!
  }
}

// A generic parameter is no generated code.
func first<R: Theme>(_ theme: R) -> UIFont? { UIFont(name: R.font.title, size: 12) }
//                                                         ^ listed
