export function toolName(id: string) { return id.toUpperCase(); }
