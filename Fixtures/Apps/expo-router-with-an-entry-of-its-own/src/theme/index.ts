export const theme = { title: 'GateSans-Title', size: 14 };
