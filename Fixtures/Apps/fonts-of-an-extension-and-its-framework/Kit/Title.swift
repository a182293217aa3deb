public func title() -> String { "Pond" }
