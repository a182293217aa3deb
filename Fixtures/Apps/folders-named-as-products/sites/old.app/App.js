export const style = { fontFamily: 'GateSans-Old' };
