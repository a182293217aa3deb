import React from 'react';
import { Text } from 'react-native';

export const Unused = () => <Text style={{ fontFamily: 'GateSans-Unused' }}>x</Text>;
