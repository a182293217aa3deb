import React from 'react';
import { Text } from 'react-native';
import styles from './BreakStyle';

export default class Break extends React.Component {
  render() {
    return <Text style={styles.heading}>Android alone</Text>;
  }
}
