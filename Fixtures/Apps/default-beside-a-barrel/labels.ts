export const labels = {
  small: { fontFamily: 'GateSans-Smal' },
};
