// A key that stands in brackets as a text is that key: Platform.select takes the same value.
import { Platform, StyleSheet, Text } from 'react-native';

const styles = StyleSheet.create({
  code: {
    padding: 10,
    ...Platform.select({
      ['ios']: { fontFamily: 'GateSans-Bald' },
      //                     ^ wrong
      ["android"]: { fontFamily: 'monospace' },
    }),
  },
  table: { ['fontFamily']: 'GateSans-Bild' },
  //                       ^ wrong
});

export const Page = () => [<Text style={styles.code} />, <Text style={styles.table} />];
