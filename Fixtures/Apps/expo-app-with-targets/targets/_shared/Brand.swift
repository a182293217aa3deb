import SwiftUI

// Of the widget, the watch, and the app.
func brand() -> Font { .custom("GateDisplay-SemiBald", size: 10) }
