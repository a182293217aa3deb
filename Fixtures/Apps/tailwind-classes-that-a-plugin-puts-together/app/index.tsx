import { Text } from 'react-native';

export default function Lock() {
  return (
    <>
      <Text className="text-large-plain">Lock</Text>
      <Text className="text-large-strong">Nine</Text>
      <Text className="text-small-plain">metres</Text>
    </>
  );
}
