import { Text } from 'react-native';
import { WebView } from 'react-native-webview';

export default function App() {
  return (
    <>
      <Text style={{ fontFamily: 'GateSans-Regular' }}>Tides</Text>
      <WebView source={require('./assets/pages/tides.html')} />
    </>
  );
}
