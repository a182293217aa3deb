const base = { color: '#222' };
const h1 = { fontFamily: 'GateSans-Bolt', fontSize: 16 };

export const textStyles = { h1, base };
export const sizes = { width: 320 };
