import { variants } from './variants';
const SANS = ['"Inter"', 'Helvetica', 'sans-serif'];
export function getFonts() {
  return { fonts: { body: SANS.join(',') } };
}
export class ThemeFactory {
  static construct() {
    return { radii: { small: 2 }, ...getFonts(), ...variants };
  }
}
