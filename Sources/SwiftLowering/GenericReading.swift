import NameFlow
import SwiftSyntax

/// Generic parameters, read as what they conform to: `B.family` in `struct Fonts<B: Brand>` is that of some
/// `Brand`.
extension SwiftExtractor {
  /// The protocols of the parameters that have one.
  func generics(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for parameter in clause?.parameters ?? [] {
      let name = parameter.name.text.unquoted
      if let path = typeName(parameter.inheritedType)?.path, path != [name] { result[name] = path }
    }
    for requirement in requirements?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        let name = typeName(conformance.leftType)?.path, name.count == 1, name != ["Self"],
        let path = typeName(conformance.rightType)?.path, path != name
      else { continue }
      result[name[0]] = path
    }
    return result
  }

  /// What `Self` is in an extension: `extension ButtonStyle where Self == BrandStyle`.
  func itself(_ requirements: GenericWhereClauseSyntax?) -> [String: [String]] {
    for requirement in requirements?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        case .type(let left) = same.leftType, case .type(let right) = same.rightType,
        typeName(left)?.path == ["Self"], let path = typeName(right)?.path
      else { continue }
      return ["Self": path]
    }
    return [:]
  }

  /// The same for a function; where a caller says the type (`T.Type`), that is followed.
  func generics(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
    _ parameters: FunctionParameterListSyntax
  ) -> [String: [String]] {
    guard clause != nil || requirements != nil else { return [:] }
    let said = Set(
      parameters.compactMap { $0.type.as(MetatypeTypeSyntax.self) }.map {
        $0.baseType.trimmedDescription
      })
    return generics(clause, requirements).filter { !said.contains($0.key) }
  }

  /// The parameters themselves, as types that name them are read.
  func typeNames(_ clause: GenericParameterClauseSyntax?) -> [TypeName] {
    (clause?.parameters ?? []).map { parameter in
      let name = parameter.name.text.unquoted
      return .named(scope.generics[name] ?? [name], [])
    }
  }

  /// Reads something in which generic parameters are known.
  mutating func knowing<Result>(
    _ generics: [String: [String]], _ body: (inout SwiftExtractor) -> Result
  ) -> Result {
    guard !generics.isEmpty else { return body(&self) }
    return within({ $0.generics.merge(generics) { $1 } }, body)
  }
}
