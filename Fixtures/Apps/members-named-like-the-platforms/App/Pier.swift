import SwiftUI

@main
struct Pier: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Boats").font(.custom(Plain.regular, size: 14)).padding(.all, 40)
          .foregroundColor(.black)
        Text("Tides").font(Font(UIFont.Plank.regular(12))).foregroundColor(Color(UIColor.black))
        Text("Ropes").font(Font(Ink.heavy)).background(Color(UIColor.heavy))
        Label()
        Text("Ropes all in one place").font(Font(Rope.Gate.regular))
        Text("Nets").font(.custom(Slip.wide, size: 14)).margin(.wide).padding(EdgeInsets.all(4))
      }
      .ignoresSafeArea(.all)
    }
  }
}

struct Label: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.textColor = .dark
    label.addSubview(Forest())
    return label
  }

  func updateUIView(_ view: UILabel, context: Context) {}
}

extension EdgeInsets {
  static func all(_ width: CGFloat) -> EdgeInsets {
    EdgeInsets(top: width, leading: width, bottom: width, trailing: width)
  }
}
