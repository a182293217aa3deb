import React from 'react';
import { AppRegistry, Text } from 'react-native';
import headers from './styles';
import { labels } from './labels';
import captions from './captions';
const App = () => (
  <Text style={[headers.body, labels.large, captions.large]}>Hi</Text>
);
AppRegistry.registerComponent('Demo', () => App);
