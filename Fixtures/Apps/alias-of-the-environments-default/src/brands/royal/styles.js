export const title = { fontFamily: 'GateSans-Royal' };
