// The styles of a file.
import { StyleSheet, Text, View } from 'react-native';

export const Page = () => (
  <View style={styles.page}>
    <Text style={styles.title} />
    <Text style={[styles.body, styles.red]} />
  </View>
);

const styles = StyleSheet.create({
  page: { flex: 1 },
  title: { fontFamily: 'GateSans-Bold', fontSize: 28 },
  //                   ^ right
  body: { fontFamily: 'GateSans-Bald' },
  //                  ^ wrong
  red: { color: 'red' },
});
