import { Platform } from 'react-native';

export const fonts = {
  regular: 'GateSans-Regular',
  bold: 'GateSans-Bld',
  display: Platform.select({ ios: 'Gate Serif', android: 'gate_serif' }),
  mono: Platform.OS === 'ios' ? 'Menlo' : 'monospace',
  system: 'System',
} as const;

export const weight = (name: keyof typeof fonts) => ({ fontFamily: fonts[name] });
