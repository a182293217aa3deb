// Components that are classes: those that no code names are unused, as functions are.
import React, { Component } from 'react';
import { Text } from 'react-native';
import { Old, Shown, wrapped } from './parts';
import Loader from './Loader';

const Wrapped = wrapped;

export class Page extends Component {
  render() {
    return [
      <Shown />,
      <Wrapped />,
      <Loader />,
      <Text style={{ fontFamily: 'GateSans-Bald' }} />,
      //                         ^ wrong
      <Text style={{ fontFamily: 'Loaded' }} />,
      //                         ^ right
    ];
  }
}
// file: parts.tsx
import React, { Component } from 'react';
import { Text } from 'react-native';
import { connect } from './connect';

export class Old extends Component {
  render() {
    return <Text style={{ fontFamily: 'Old-One' }} />;
    //                                ^ dead
  }
}

class Older extends Component {
  title = () => <Text style={{ fontFamily: 'Old-Two' }} />;
  //                                       ^ dead
  render() {
    return this.title();
  }
}

class Base extends Component {
  title() {
    return <Text style={{ fontFamily: 'GateSans-Beld' }} />;
    //                                ^ wrong
  }
}

export class Shown extends Base {
  render() {
    return this.title();
  }
}

class Inner extends Component {
  render() {
    return <Text style={{ fontFamily: 'GateSans-Bild' }} />;
    //                                ^ wrong
  }
}

export const wrapped = connect(Inner);
// file: connect.tsx
export const connect = (Inner) => (props) => <Inner {...props} />;
// file: Loader.tsx
import React, { Component } from 'react';
import * as Font from 'expo-font';

export default class Loader extends Component {
  constructor(props) {
    super(props);
  }

  componentDidMount() {
    Font.loadAsync({ Loaded: require('./ios/App/GateSans-Bold.ttf') });
  }

  render() {
    return null;
  }
}
// file: index.ts
export { Page as default } from './Form';
