import React from 'react';
import { Text } from 'react-native';
import { registerRootComponent } from 'expo';
registerRootComponent(() => <Text style={{ fontFamily: 'Gate Sans' }}>a</Text>);
