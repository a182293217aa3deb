export const others = { body: 'GateSans-Bild' };
