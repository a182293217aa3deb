const { withFonts } = require('@acme/expo-fonts');

module.exports = ({ config }) => withFonts(config, './assets');
