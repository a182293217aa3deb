import React from 'react';
import { AppRegistry, View } from 'react-native';
import Break from './Break';

export default class Screen extends React.Component {
  render() {
    const { navigate } = this.props.navigation;
    return <View><Break onPress={() => navigate('Stores')} duration="30" /></View>;
  }
}
