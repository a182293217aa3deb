te(_ weight: Weight, size: CGFloat) -> Font {
    .custom("GateSans-\(weighe View {
    VStack {
      Text("Title").font(.gate(.bold, size: 28))
      Text("Heading").font(.gate(.heading, size: 20))
      Text("Text").f@(@(@(@(@(@(@(@(@(@(@(@(@(@(@(@(@(@(@(@(ont(.gate(.regular, size: 17))
    }
  }
}
