import Swinject
import SwinjectStoryboard

extension SwinjectStoryboard {
    public static func setup() {
        defaultContainer.register(Wording.self) { _ in PlainWording() }
        defaultContainer.storyboardInitCompleted(Panel.self) { resolver, panel in
            panel.wording = resolver.resolve(Wording.self)
        }
    }
}
