import UIKit
import WebKit

final class AboutView: WKWebView {
  func show(_ text: String, in family: String) {
    loadHTMLString(
      """
      <style>body { font-family: "GateSans-Reg"; }</style>
      <p style="font-family: \(family)">\(text)</p>
      <style>:root { --text: Georgia; } p { font-family: var(--text); }</style>
      <p style='font-family: Georgia, serif'>The end</p>
      """, baseURL: nil)
  }
}
