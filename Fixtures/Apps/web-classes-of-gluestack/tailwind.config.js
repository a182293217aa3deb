module.exports = {
  content: ['./*.js'],
  presets: [require('nativewind/preset')],
  theme: { extend: { fontFamily: { page: ['GateSans-Page'], phone: ['GateSans-Phone'] } } },
};
