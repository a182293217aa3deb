import React from 'react';
import { Text } from 'react-native';

export const Star = () => <Text style={{ fontFamily: 'GateSans-Star' }}>*</Text>;
