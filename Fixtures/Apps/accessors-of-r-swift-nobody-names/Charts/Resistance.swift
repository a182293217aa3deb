/// A resistance in the text of a chart. Resources of an app (`R.font.*`) are drawn by the app.
public struct Resistance {
  let R: Double
  public var text: String { "\(R) ohm" }
  public var double: Resistance { Resistance(R: twice(R)) }
  func twice(_ value: Double) -> Double { value * 2 }
}
