import XCTest

@testable import KetchKit

final class PageTests: XCTestCase {
  func testPages() {
    XCTAssertNotNil(WelcomePage.create().view)
    XCTAssertNotNil(SendPage.create().view)
  }
}
