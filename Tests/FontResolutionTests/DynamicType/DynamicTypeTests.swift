import AppManifest
import FontReferences
import FontResolution
import Testing

@Suite struct DynamicTypeTests {
  @Test func `custom body text of 17 points scales as the facts say`() {
    let sizes = ContentSizeCategory.allCases.map {
      DynamicType.on(.iOS).scaled(17, .body, at: $0, rounding: .wholePoints)
    }
    #expect(sizes == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
  }

  @Test func `UIKit rounds to pixels`() throws {
    let medium = DynamicType.on(.iOS).scaled(
      17, .body, at: .medium, rounding: .pixels(perPoint: 3))
    #expect(try abs(#require(medium) - 16.333) < 0.001)
  }

  @Test(arguments: TextStyle.common)
  func `every common style has twelve sizes on iOS, and its own at Large`(style: TextStyle) {
    let metrics = DynamicType.on(.iOS).styles[style]
    #expect(metrics?.sizes.count == 12 && metrics?.leadings.count == 12)
    #expect(DynamicType.on(.iOS).factor(of: style, at: .large) == 1)
  }

  @Test func `where text does not scale there is no factor`() {
    #expect(DynamicType.on(.macOS).factor(of: .body, at: .xLarge) == nil)
    #expect(DynamicType.on(.macOS).styles[.body]?.sizes == [13])
    #expect(DynamicType.on(.visionOS).factor(of: .extraLargeTitle, at: .large) == nil)
  }

  @Test func `a watch has nine categories`() {
    #expect(DynamicType.on(.watchOS).categories.count == 9)
    #expect(DynamicType.on(.watchOS).factor(of: .body, at: .medium) == nil)
    #expect(DynamicType.on(.watchOS).factor(of: .body, at: .large) == 1)
  }

  @Test func `each platform has a smallest size`() {
    let sizes = Platform.allCases.map { DynamicType.on($0).minimumSize }
    #expect(sizes == [11, 10, 11, 23, 12, 12])
  }
}
