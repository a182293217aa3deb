const base = { fontFamily: { base: 'GateSans-Base' } };

module.exports = {
  ...base,
  extend: { fontFamily: { one: ['GateSans-One'], two: 'GateSans-Bold', unread: 'GateSans-Unread' } },
};
