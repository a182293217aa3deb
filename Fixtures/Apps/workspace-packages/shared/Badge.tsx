import React from 'react';
import { Text } from 'react-native';

export const Badge = () => <Text style={{ fontFamily: 'GateSans-Badge' }}>!</Text>;
