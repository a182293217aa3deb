// A class of React's draws with the style that it is given, whatever the layout beside the font.
import React, { Component } from 'react';
import { Text, View } from 'react-native';

class Line extends Component {
  render() {
    return <Text style={this.props.style}>{this.props.children}</Text>;
  }
}

class Note extends React.Component {
  render() {
    const { style, children } = this.props;
    return <Text style={[{ color: 'red' }, style]}>{children}</Text>;
  }
}

class Box extends Component {
  render() {
    return <View style={this.props.style}>{this.props.children}</View>;
  }
}

export default function Page() {
  return (
    <Box style={{ fontFamily: 'GateSans-Box', flex: 1 }}>
    //                        ^ dead
      <Line style={{ fontFamily: 'GateSans-Bald', flex: 1 }}>one</Line>
      //                         ^ wrong
      <Note style={[{ margin: 1 }, { fontFamily: 'GateSans-Bild', flex: 1 }]}>two</Note>
      //                                         ^ wrong
      <Line style={{ fontFamily: 'GateSans-Bold', flex: 1 }}>three</Line>
      //                         ^ right
    </Box>
  );
}
