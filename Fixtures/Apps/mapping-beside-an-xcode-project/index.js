import React from 'react';
import { AppRegistry } from 'react-native';
import * as eva from '@eva-design/eva';
import { ApplicationProvider, Text } from '@ui-kitten/components';
import mapping from './mapping.json';
const App = () => (
  <ApplicationProvider {...eva} theme={eva.light} customMapping={mapping}>
    <Text category="h1">a</Text>
  </ApplicationProvider>
);
AppRegistry.registerComponent('Demo', () => App);
