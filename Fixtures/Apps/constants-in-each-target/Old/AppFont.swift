enum AppFont: String {
  case title = "GateSans-Blod"
}
