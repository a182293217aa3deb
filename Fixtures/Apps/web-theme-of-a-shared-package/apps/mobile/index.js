import React from 'react';
import { Text } from 'react-native';
import { registerRootComponent } from 'expo';
import { useThemeColors } from '@repo/theme';
registerRootComponent(() => <Text style={{ fontFamily: 'GateSans-Bold', color: useThemeColors().text }}>a</Text>);
