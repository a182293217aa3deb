import React from 'react';
import { AppRegistry } from 'react-native';
import Screen from './App/Screen';

class Mini extends React.Component {
  render() {
    return <Screen />;
  }
}

AppRegistry.registerComponent('Mini', () => Mini);
