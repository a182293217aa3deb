internal import Dispatch
internal import FileTree

extension FontCatalogue {
  /// Reads the font files at `paths`, several at a time; the result does not depend on their order,
  /// and a path listed twice is read once.
  public static func read(
    paths: [String], options: FontFile.ReadOptions = FontFile.ReadOptions()
  ) -> FontCatalogue {
    var catalogue = FontCatalogue()
    var values = SharedValues()
    forEach(paths: paths, options: options, making: { $0 }) { outcome in
      switch outcome {
      case .success(let file): catalogue.files.append(values.sharing(file))
      case .failure(let error): catalogue.failures.append(error)
      }
    }
    return catalogue
  }

  /// A font file, or why it could not be read.
  package typealias Outcome = Result<FontFile, FontInspectionError>

  /// Reads the font files at `paths`, several at a time, and forgets each: sorted, a path listed twice once.
  /// - Parameters:
  ///   - make: what is made of a file; called on several threads.
  ///   - take: is given what was made, file by file in the order of the paths, one after the other.
  package static func forEach<Made: Sendable>(
    paths: [String], options: FontFile.ReadOptions = FontFile.ReadOptions(),
    making make: @Sendable (Outcome) -> Made, _ take: (Made) -> Void
  ) {
    let paths = sortedOnce(paths)
    let batches = (paths.count + batchSize - 1) / batchSize
    withoutActuallyEscaping(take) { take in
      let queue = InOrder(take)
      DispatchQueue.concurrentPerform(iterations: batches) { batch in
        let start = batch * batchSize
        let part = paths[start..<min(start + batchSize, paths.count)]
        queue.add(read(part, options).map(make), number: batch)
      }
    }
  }
}

extension FontCatalogue {
  /// Files that share an instance of FreeType: enough to make its start cheap, and few enough for
  /// all cores to end at the same time.
  private static let batchSize = 8

  /// Every path once, sorted. Two that differ by Unicode normalisation alone are two files, although
  /// they are equal as strings.
  private static func sortedOnce(_ paths: [String]) -> [String] {
    let sorted = paths.sorted {
      $0 == $1 ? $0.precedesByBytes($1) : $0 < $1
    }
    return sorted.enumerated().filter { index, path in
      index == 0 || !sorted[index - 1].utf8.elementsEqual(path.utf8)
    }.map(\.element)
  }

  private static func read(
    _ paths: ArraySlice<String>, _ options: FontFile.ReadOptions
  ) -> [Outcome] {
    do {
      let library = try FreeTypeLibrary()
      return paths.map { path in
        Result { () throws(FontInspectionError) in
          let bytes = try FontBytes(path: path)
          return try FontReader(
            path: path, bytes: bytes, library: library, options: options
          ).read()
        }
      }
    } catch {
      return paths.map {
        .failure(
          FontInspectionError(path: $0, cause: .freeType(error, during: "starting FreeType")))
      }
    }
  }

  /// Hands on in their order what several threads make: what comes too early waits.
  private final class InOrder<Made: Sendable>: @unchecked Sendable {
    private let take: (Made) -> Void
    private var waiting: [Int: [Made]] = [:]
    private var next = 0
    private let queue = DispatchQueue(label: "fontgate.fonts")

    init(_ take: @escaping (Made) -> Void) { self.take = take }

    func add(_ part: [Made], number: Int) {
      queue.sync {
        waiting[number] = part
        while let part = waiting.removeValue(forKey: next) {
          part.forEach(take)
          next += 1
        }
      }
    }
  }
}

/// What the faces of a folder have alike, held once: licenses of many kilobytes, and the characters of a family.
private struct SharedValues {
  private var texts: Set<String> = []
  private var coverages: [CoverageKey: CharacterCoverage] = [:]

  private struct CoverageKey: Hashable {
    var ranges, characters: Int
  }

  mutating func sharing(_ file: FontFile) -> FontFile {
    var file = file
    for index in file.faces.indices {
      let face = file.faces[index]
      file.faces[index].license = face.license.map { texts.insert($0).memberAfterInsert }
      file.faces[index].licenseURL = face.licenseURL.map { texts.insert($0).memberAfterInsert }
      let key = CoverageKey(ranges: face.coverage.ranges.count, characters: face.characterCount)
      if let known = coverages[key], known == face.coverage {
        file.faces[index].coverage = known
      } else {
        coverages[key] = face.coverage
      }
    }
    return file
  }
}
