import ProjectDescription

let template = Template(
    description: "Feature",
    attributes: [.required("name")],
    items: [.file(path: "Projects/Feature/{{ name }}/Project.swift", templatePath: "Feature.stencil")]
)
