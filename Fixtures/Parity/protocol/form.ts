// An interface whose classes say the names.
import { StyleSheet } from 'react-native';

interface Theme {
  readonly titleName: string;
  bodyName(): string;
}

class Light implements Theme {
  readonly titleName = 'GateSans-Bold';
  bodyName() { return 'GateSans-Bald'; }
}

const theme: Theme = new Light();

export const styles = StyleSheet.create({
  title: { fontFamily: theme.titleName },
  body: { fontFamily: theme.bodyName() },
});
