// Nothing imports this file.
export const old = { fontFamily: 'GateSans-Old' };
