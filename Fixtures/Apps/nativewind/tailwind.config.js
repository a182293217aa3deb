const fonts = { body: 'GateSans-Regular' };

module.exports = {
  content: ['./src/**/*.js'],
  presets: [require('nativewind/preset')],
  theme: {
    fontFamily: { body: fonts.body },
    extend: {
      fontFamily: {
        title: ['GateSans-Bald', 'sans-serif'],
        droid: ['GateSans-Droid'],
        unused: 'GateSans-Unused',
        mono: ['GateSans-Mono'],
        roboto: ['GateSans-Roboto'],
      },
    },
  },
};
