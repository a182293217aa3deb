// Several styles made one: the last font that is given counts, and what has none leaves it.
import { StyleSheet, Text } from 'react-native';

const base = { fontFamily: 'GateSans-Bald', fontSize: 14 };
//                         ^ wrong
const sized = { fontSize: 18 };

function Label({ style }) {
  const { fontFamily } = StyleSheet.flatten([{ fontSize: 14 }, [style]]);
  return <Text style={{ fontFamily }}>Tides</Text>;
}

const named = StyleSheet.compose({ fontFamily: 'GateSans-Hold' }, { fontFamily: 'GateSans-Bold' });
//                                             ^ dead
//                                                                              ^ right

export const Page = () => [
  <Label style={{ fontFamily: 'GateSans-Buld' }} />,
//                            ^ wrong
  <Text style={{ fontFamily: StyleSheet.flatten([base, null, sized]).fontFamily }} />,
  <Text style={{ fontFamily: named.fontFamily }} />,
];
