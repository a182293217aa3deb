import { Text } from 'react-native';
import { create } from 'twrnc';

const tw = create({
  theme: { extend: { fontFamily: { mine: 'GateSans-Mine', bold: 'GateSans-Bold', others: 'GateSans-Others' } } },
});

export default function App() {
  return (
    <Text className="title">
      <Text accessibilityLabel="word" />
      <Text className="body">Body</Text> <Text className="note">Note</Text>
      <Text style={tw`font-mine`}>Mine</Text> <Text style={tw.style('font-bold')}>Bold</Text>
    </Text>
  );
}
