import React from 'react';
import { AppRegistry, Text } from 'react-native';

class Mini extends React.Component {
  render() {
    return <Text style={{ fontFamily: 'GateSans-Regular' }}>iOS has nothing yet</Text>;
  }
}

AppRegistry.registerComponent('Mini', () => Mini);
