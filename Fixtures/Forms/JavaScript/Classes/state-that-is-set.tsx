// The state of a component: what it begins with is not all that it is.
import React, { Component } from 'react';
import { Text } from 'react-native';

export class Page extends Component {
  constructor(props) {
    super(props);
    this.state = { isReady: false };
  }

  load() {
    this.setState({ isReady: true });
  }

  render() {
    if (this.state.isReady) {
      return <Ready />;
    }
    return <Text style={{ fontFamily: 'GateSans-Bald' }} />;
    //                                ^ wrong
  }
}

class Ready extends Component {
  state = { isOpen: false };

  open = () => this.setState({ isOpen: true });

  render() {
    const { isOpen } = this.state;
    return isOpen ? <Text style={{ fontFamily: 'GateSans-Open' }} onPress={this.open} /> : null;
    //                                         ^ wrong
  }
}
// file: Fixed.tsx
import React, { Component } from 'react';
import { Text } from 'react-native';

export class Fixed extends Component {
  state = { isOpen: false };

  render() {
    return this.state.isOpen ? <Text style={{ fontFamily: 'GateSans-Never' }} /> : null;
  }
}
