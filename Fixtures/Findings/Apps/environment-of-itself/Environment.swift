extension EnvironmentValues var {}@Environment(\.theme var theme
y:()(.custom(theme.,size: