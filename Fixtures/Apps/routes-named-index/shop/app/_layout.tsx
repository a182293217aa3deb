import { Stack } from 'expo-router';

export default () => (
  <Stack>
    <Stack.Screen name="[id]/index" />
  </Stack>
);
