import React from 'react';
import { Text } from 'react-native';
import { fonts } from '@gate/theme';

export const Title = ({ children }) => (
  <Text style={{ fontFamily: fonts.regular }}>
    <Text style={{ fontFamily: fonts.bold }}>{children}</Text>
  </Text>
);
