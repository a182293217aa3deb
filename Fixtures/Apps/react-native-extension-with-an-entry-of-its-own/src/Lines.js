import { Text } from 'react-native';
import Label from './Label';

// The app has the bold font, and the extension never runs this.
export default function Lines() {
  return (
    <>
      <Text style={{ fontFamily: 'GateSans-Bold' }}>Lines</Text>
      <Label family="GateSans-Bold">Harbor</Label>
    </>
  );
}
