import XCTest
@testable import FerryKit

final class WelcomeTests: XCTestCase {
  func testLoads() { XCTAssertNotNil(WelcomePage().view) }
}
