import { Text, View } from 'react-native';
import settings from './src/settings';

const debugFont = __DEV__ ? 'GateSans-Debug' : 'GateSans-Bold';

function Trace() {
  if (!__DEV__) return null;
  return <Text style={{ fontFamily: 'GateSans-Trace' }}>trace</Text>;
}

export const Title = () => (
  <View>
    <Text style={{ fontFamily: debugFont }}>Notes</Text>
    {__DEV__ && <Text style={{ fontFamily: 'monospace' }}>stack</Text>}
    {__DEV__ ? null : <Text style={{ fontFamily: 'GateSans-Release' }}>release</Text>}
    {global.isBeta && <Text style={{ fontFamily: 'GateSans-Beta' }}>beta</Text>}
    <Trace />
    {settings.showsGallery && <Text style={{ fontFamily: 'GateSans-Gallery' }}>gallery</Text>}
  </View>
);
