import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Another word").font(.custom("GateSans-Body", size: 17))
      Text("Another family").font(.custom("GateMono-Regular", size: 17))
      Text("Another weight").font(.custom("GateSans-SemiBold", size: 17))
      Text("A slip").font(.custom("GateSans-Blod", size: 17))
      Text("A slip in the family").font(.custom("GateSarif", size: 17))
      Text("Another name of the same font").font(.custom("Arial-Bold", size: 17))
      Text("A weight that nobody can add").font(.custom("Avenir-Bold", size: 17))
      Text("At its end").font(.custom("GateSans-Bold​", size: 17))
      Text("Within").font(.custom("Gate Sans", size: 17))
      Text("Within").font(.custom("Gate­Sans-Bold", size: 17))
      Text("At its end").font(.custom("GateSans-Regular ", size: 17))
      Text("A dash").font(.custom("GateSans–Regular", size: 17))
    }
  }
}
