public enum ModulePaths {
    public enum Core: String {
        case DesignSystem
    }
}
