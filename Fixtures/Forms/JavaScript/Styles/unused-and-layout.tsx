// Styles that no text has, and a box's: whether anything asks is not known.
import { StyleSheet, Text, View } from 'react-native';

export const Page = () => (
  <View style={styles.box}>
    <Text style={styles.title} />
  </View>
);

const styles = StyleSheet.create({
  box: { flex: 1, padding: 12, fontFamily: 'GateSans-Bald' },
  //                                       ^ dead
  title: { fontFamily: 'GateSans-Bold' },
  //                   ^ right
});
