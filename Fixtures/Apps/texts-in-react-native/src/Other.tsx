import React from 'react';
import { Text as Native } from 'react-native';

export const Text = ({ children }: { children: string }) => <Native>{children.toUpperCase()}</Native>;
