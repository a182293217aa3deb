export const fonts = { quiet: 'GateSans-Quiet' };
