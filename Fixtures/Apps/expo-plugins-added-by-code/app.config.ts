import { withPlugins } from '@expo/config-plugins';
import withFonts from 'expo-font/app.plugin';

const config = { name: 'harborlog', slug: 'harborlog', platforms: ['ios'], plugins: ['expo-router'] };

// Plugins that stand in no list of the configuration.
const listed = withPlugins(config, [['expo-font', { fonts: ['./assets/fonts/GateSans-Regular.ttf'] }]]);

export default withFonts(listed, { fonts: ['./assets/fonts/GateSans-Bold.ttf'] });
