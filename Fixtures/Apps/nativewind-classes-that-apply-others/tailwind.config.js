module.exports = {
  content: ['./App.js'],
  presets: [require('nativewind/preset')],
  theme: {
    extend: {
      fontFamily: {
        title: ['GateSans-Bald'],
        poster: ['GateSans-Poster'],
        note: ['GateSans-Note'],
        body: ['GateSans-Bold'],
      },
    },
  },
};
