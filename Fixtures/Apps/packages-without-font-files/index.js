import React from 'react';
import { AppRegistry, Text } from 'react-native';

const Note = () => <Text style={{ fontFamily: 'GateSans-Black' }}>Note</Text>;

AppRegistry.registerComponent('Notes', () => Note);
