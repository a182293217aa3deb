export default {
  small: { fontFamily: 'GateSans-Captoin' },
};
