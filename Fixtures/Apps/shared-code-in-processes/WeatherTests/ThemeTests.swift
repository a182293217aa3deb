import UIKit
import XCTest

final class ThemeTests: XCTestCase {
  func testFallback() {
    XCTAssertNil(UIFont(name: "Not-A-Font", size: 17))
  }
}
