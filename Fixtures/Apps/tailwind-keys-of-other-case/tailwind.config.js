module.exports = {
  content: ['./index.js'],
  presets: [require('nativewind/preset')],
  theme: {
    extend: { fontFamily: { semibold: ['GateSans-Regular'], gateTitle: ['GateSans-Regular'] } },
  },
};
