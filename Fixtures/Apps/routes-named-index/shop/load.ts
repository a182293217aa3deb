export const load = (path: string) => fetch(path);
