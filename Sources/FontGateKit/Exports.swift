// Whoever imports FontGateKit sees the values it gives without naming the rooms they come from.
@_exported public import AppManifest
@_exported public import FileTree
@_exported public import FontDiagnostics
@_exported public import FontInspection
@_exported public import FontReferences
@_exported public import FontReport
@_exported public import FontResolution
@_exported public import SourceText
