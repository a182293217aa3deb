// What a component is given where nobody gives it anything.
import { Component } from 'react';
import { Text, View } from 'react-native';

function Label({ family, children }) {
  return <Text style={{ fontFamily: family }}>{children}</Text>;
}
Label.defaultProps = { family: 'GateSans-Bald' };
//                             ^ wrong

const Note = (props) => <Text style={{ fontFamily: props.family }} />;
Note.defaultProps = { family: 'Unasked-One' };

class Toast extends Component {
  constructor(props) {
    super(props);
  }
  render() {
    const { message } = this.props;
    return <View style={{ backgroundColor: this.props.backgroundColor }}>{message}</View>;
  }
}
Toast.defaultProps = { backgroundColor: '#666666', fontFamily: 'GateSans-Lost' };
//                                                             ^ dead

class Banner extends Component {
  render() {
    return <Text {...this.props} />;
  }
}
Banner.defaultProps = { color: '#666666', fontFamily: 'GateSans-Bild' };
//                                                    ^ wrong

const bold = 'GateSans-Bold';
//           ^ right

export const Page = () => [<Toast message="a" />, <Banner />, <Label />, <Label family={bold} />, <Note family={bold} />];
