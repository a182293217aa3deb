module.exports = {
  name: 'Lantern',
  slug: 'lantern',
  plugins: [
    [
      'expo-font',
      {
        fonts: [
          './assets/GateSans-Regular.ttf',
        ],
      },
    ],
  ],
};
