export const word = { fontFamily: 'GateSans-Bold' };
