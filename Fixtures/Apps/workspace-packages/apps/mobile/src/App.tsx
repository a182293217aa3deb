import React from 'react';
import { View } from 'react-native';
import { Title } from '@gate/ui';
import html from '@gate/editor/dist/html';
import { Star } from '@gate/marks/Star';
import { Badge } from '../../../shared/Badge';

export default () => (
  <View accessibilityLabel={html}>
    <Title>a</Title>
    <Badge />
    <Star />
  </View>
);
