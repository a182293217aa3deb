import SwiftUI

let widgetFont = AppFont.body
