export const title = 'GateSans-Title';
