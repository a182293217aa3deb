import './global.css';
import { Text, View } from 'react-native';
import { light } from './themes';

export default function App() {
  return (
    <View style={light}>
      <Text className="font-title">Title</Text>
      <Text className="font-body">Body</Text>
      <Text className="font-note">Note</Text>
      <Text className="font-label">Label</Text>
      <Text className="font-storm">Storm</Text>
      <Text className="font-calm">Calm</Text>
      <Text className="font-night">Night</Text>
      <Text className="font-unset">Unset</Text>
      <Text className="font-page">Page</Text>
      <Text className="breeze">Breeze</Text>
      <Text style={{ fontFamily: 'var(--gale-title)' }}>No class</Text>
    </View>
  );
}
