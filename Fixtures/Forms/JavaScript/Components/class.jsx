// A component that is a class, with properties of its own kind.
import React from 'react';
import { Text } from 'react-native';

export class Label extends React.Component {
  static defaultProps = { family: 'GateSans-Bald' };
  //                              ^ wrong

  render() {
    return <Text style={{ fontFamily: this.props.family }}>{this.props.children}</Text>;
  }
}

const bold = 'GateSans-Bold';
//           ^ right

export const Page = () => [<Label />, <Label family={bold} />];
