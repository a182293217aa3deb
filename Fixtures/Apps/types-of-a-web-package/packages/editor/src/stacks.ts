const SANS = ['"Inter"', 'Helvetica', 'sans-serif'];
export function getFontStacks() { return { fontFamily: SANS.join(',') }; }
