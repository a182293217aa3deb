// Whether the fonts are in an app is known where it is built.
module.exports = ({ config }) => {
  config.plugins.push(['expo-font', { fonts: ['./assets/fonts/GateSans-Regular.ttf'] }]);
  if (process.env.HARBOR_BRAND) {
    config.plugins.push(['expo-font', { fonts: ['./assets/fonts/GateSans-Bold.ttf'] }]);
  }
  return config;
};
