export const bold = 'GateSans-Bald';
