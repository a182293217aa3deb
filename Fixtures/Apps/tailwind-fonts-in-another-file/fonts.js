const families = {
  body: 'GateSans-Regular',
  title: 'GateSans-Bald',
  list: ['GateSans-Bild', 'serif'],
  unused: 'GateSans-Unused',
};

module.exports = { fontFamily: families, extra: { mark: 'GateSans-Buld' } };
