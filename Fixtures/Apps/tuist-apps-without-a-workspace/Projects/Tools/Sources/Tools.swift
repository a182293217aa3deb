import Foundation

public enum Tools { public static let now = Date() }
