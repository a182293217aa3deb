export const fonts = { body: 'GateSans-Bald' };
