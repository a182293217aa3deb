export const fonts = { plain: 'GateSans-Plain', bold: 'GateSans-Bold' };
