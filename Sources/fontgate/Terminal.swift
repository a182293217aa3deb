import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The streams that the process was started with, and the terminal on standard output if there is one.
enum Terminal {
  /// Keeps what the process was started without from being taken by the first files it opens, and makes a
  /// reader that leaves early no reason to end.
  static func prepareStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is taken: this one. It is opened the wrong way round, so that using it
      // fails as it would if it were closed.
      _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    _ = signal(SIGPIPE, SIG_IGN)
  }

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
