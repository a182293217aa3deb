export const fonts = { lured: 'GateSans-Lured' };
