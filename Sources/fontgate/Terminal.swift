import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal on standard output, if there is one.
enum Terminal {
  static let isStandardOutput = isatty(STDOUT_FILENO) == 1
  static let isStandardError = isatty(STDERR_FILENO) == 1

  /// Its width in columns; 100 where there is no terminal or it does not say.
  static let width: Int = {
    guard isStandardOutput else { return 100 }
    var size = winsize()
    let answer = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : 100
  }()
}
