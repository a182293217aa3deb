import type { ConfigContext, ExpoConfig } from 'expo/config';
import fs from 'fs';
import path from 'path';

const folder = path.resolve(__dirname, './assets');
const fonts = fs.readdirSync(folder).map((name) => path.join(folder, name));

export default ({ config }: ConfigContext): ExpoConfig => ({
  ...config,
  name: 'Folder',
  slug: 'folder',
  plugins: [...(config.plugins ?? []), ['expo-font', { fonts }]],
});
