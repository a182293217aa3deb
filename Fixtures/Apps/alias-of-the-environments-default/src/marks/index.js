export const mark = { fontFamily: 'GateSans-Mark' };
