import BrandFonts
public func kit() { BrandFonts.register() }
