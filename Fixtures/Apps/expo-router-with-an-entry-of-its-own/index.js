import { registerRootComponent } from 'expo';
import { ExpoRoot } from 'expo-router';

const screens = require.context('./src/screens', false, /\.screen\.[jt]sx?$/);

export function App() {
  const ctx = require.context('./src/app');
  return <ExpoRoot context={ctx} screens={screens} />;
}

registerRootComponent(App);
