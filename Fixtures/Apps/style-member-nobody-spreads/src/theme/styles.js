import { StyleSheet } from 'react-native';
import { textStyles, sizes } from './theme';

export const commonStyles = StyleSheet.create({
  content: { flex: 1 },
  input: { ...textStyles.base, width: sizes.width },
});
