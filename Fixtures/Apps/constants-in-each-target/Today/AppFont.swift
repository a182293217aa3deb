enum AppFont: String {
  case title = "GateSans-Bold"
}
