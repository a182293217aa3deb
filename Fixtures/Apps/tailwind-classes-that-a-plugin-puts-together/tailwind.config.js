module.exports = {
  content: ['./app/**/*.tsx'],
  presets: [require('nativewind/preset')],
  theme: {
    fontFamily: { even: ['CanalPlain'], heavy: ['CanalHeavy'], slanted: ['CanalSlanted'] },
    fontSize: { small: 12, large: 24 },
  },
  plugins: [
    function ({ addUtilities, theme }) {
      const utilities = {};
      const faces = { plain: 'even', strong: 'heavy', emphasis: 'slanted' };
      ['small', 'large'].forEach((size) => {
        ['plain', 'strong', 'emphasis'].forEach((style) => {
          utilities[`.text-${size}-${style}`] = {
            fontSize: theme(`fontSize.${size}`),
            fontFamily: theme(`fontFamily.${faces[style]}`),
          };
        });
      });
      addUtilities(utilities);
    },
  ],
};
