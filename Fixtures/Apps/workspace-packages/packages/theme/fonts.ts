export const fonts = { regular: 'GateSans-Regular', bold: 'GateSans-Bald' };
