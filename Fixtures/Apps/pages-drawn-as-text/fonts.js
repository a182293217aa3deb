export const fonts = { body: 'GateSans-Regular' };
