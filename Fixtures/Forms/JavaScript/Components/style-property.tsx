// The style that a component is given.
import { StyleSheet, Text } from 'react-native';

const Label = ({ style, ...rest }) => <Text style={[styles.label, style]} {...rest} />;

const styles = StyleSheet.create({
  label: { fontFamily: 'GateSans-Regular' },
  //                   ^ right
  title: { fontFamily: 'GateSans-Bald' },
  //                   ^ wrong
});

export const Page = () => [<Label style={styles.title} />, <Label />];
