module.exports = {
  content: ['./App.js'],
  presets: [require('nativewind/preset'), require('./preset')],
  theme: require('./theme'),
};
