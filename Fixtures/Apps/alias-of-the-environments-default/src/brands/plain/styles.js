export const title = { fontFamily: 'GateSans-Plain' };
