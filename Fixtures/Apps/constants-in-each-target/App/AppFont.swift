enum AppFont: String {
  case title = "GateSans-Regular"
}
