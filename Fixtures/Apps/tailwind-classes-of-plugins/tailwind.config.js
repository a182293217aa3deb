const plugin = require('tailwindcss/plugin');

module.exports = {
  content: ['./App.js'],
  presets: [require('nativewind/preset')],
  plugins: [
    plugin(({ addUtilities }) => {
      addUtilities({
        '.title': { fontFamily: 'GateSans-Bold' },
        '.body': { fontFamily: 'GateSans-Reguler' },
        '.note': { 'font-family': '"GateSans-Note", serif', fontSize: 12 },
        '.nobody': { fontFamily: 'GateSans-Nobody' },
        '.word': { fontFamily: 'GateSans-Word' },
      });
    }),
  ],
};
