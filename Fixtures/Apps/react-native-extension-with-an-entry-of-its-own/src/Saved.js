import { Text } from 'react-native';
import Label from './Label';

// The extension has the serif font, and the app never runs this. None has the last one.
export default function Saved() {
  return (
    <>
      <Text style={{ fontFamily: 'GateSerif-Regular' }}>Saved</Text>
      <Label family="GateSans-Regular">To your lines</Label>
      <Label family="GateSans-Black">Done</Label>
    </>
  );
}
