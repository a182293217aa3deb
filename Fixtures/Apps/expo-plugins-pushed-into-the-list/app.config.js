// What a program adds to the list that it is given, at the end and in front.
module.exports = ({ config }) => {
  config.plugins.push(['expo-font', { fonts: ['./assets/fonts/GateSans-Regular.ttf'] }], 'expo-asset');
  config.plugins?.unshift(['expo-font', { fonts: ['./assets/fonts/GateSans-Bold.ttf'] }]);
  return config;
};
