import { router } from 'expo-router';
import { Text, View } from 'react-native';

export default function Home() {
  return (
    <View>
      <Text style={{ fontFamily: 'orchard' }} onPress={() => router.replace('/')}>Pears</Text>
      <Text style={{ fontFamily: 'orchards' }}>Plums</Text>
    </View>
  );
}
