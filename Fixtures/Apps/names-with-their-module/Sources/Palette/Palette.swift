import SwiftUI

/// A type with the name of its module hides the module.
public enum Palette {
  public enum Face: String {
    case script = "GateScript-Nobody"
    case sketch = "GateSketch"
  }
}

extension Palette.Face {
  public var font: Font { Font.custom(rawValue, size: 20) }
}
