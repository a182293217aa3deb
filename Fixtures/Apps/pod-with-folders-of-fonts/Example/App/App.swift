import Kit
let font = Face.regular.font()
