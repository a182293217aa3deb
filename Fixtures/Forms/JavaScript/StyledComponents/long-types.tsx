// A call is one however long the types are that stand before its arguments.
import styled from '@emotion/native';
import { StyleSheet, Text, TextStyle, ViewStyle } from 'react-native';

const Plain = styled.Text<{
  fontFamily?: TextStyle['fontFamily'];
  fontSize?: TextStyle['fontSize'];
  lineHeight?: TextStyle['lineHeight'];
  color?: string;
  marginLeft?: ViewStyle['marginLeft'];
  marginTop?: ViewStyle['marginTop'];
  marginBottom?: ViewStyle['marginBottom'];
  textAlign?: TextStyle['textAlign'];
}>(({ fontFamily = 'GateSans-Bald', fontSize = 12 }) => ({ fontFamily, fontSize }));
//                 ^ wrong

const styles = StyleSheet.create<{
  row: ViewStyle;
  column: ViewStyle;
  header: ViewStyle;
  footer: ViewStyle;
  list: ViewStyle;
  item: ViewStyle;
  icon: ViewStyle;
  badge: ViewStyle;
  page: ViewStyle;
  panel: ViewStyle;
  title: TextStyle;
  label: TextStyle;
  caption: TextStyle;
  note: TextStyle;
  strong: TextStyle;
}>({
  title: { fontFamily: 'GateSans-Bold' },
  //                   ^ right
  strong: { fontFamily: 'GateSans-Bild' },
  //                    ^ unused
});

const isLess = (a: number, b: number, c: number) => a < b && b > (c);

export const Page = () => [
  <Plain>{isLess(1, 2, 3) ? 'yes' : 'no'}</Plain>,
  <Text style={styles.title}>Title</Text>,
];
