const { platformSelect } = require('nativewind/theme');
const { fontFamily, extra } = require('./fonts');

module.exports = {
  content: ['./src/**/*.js'],
  presets: [require('nativewind/preset')],
  theme: {
    fontFamily,
    extend: {
      fontFamily: {
        ...extra,
        code: platformSelect({ ios: 'GateSans-Byld', android: 'monospace' }),
      },
    },
  },
};
