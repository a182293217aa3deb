// What wraps a component may give it anything: its defaults hold only where nothing is given.
import React from 'react';
import { Text, View } from 'react-native';
import { connect } from 'react-redux';
import { inject } from 'mobx-react';

class Home extends React.Component<any> {
  static defaultProps = { ferry: null };
  render() {
    if (!this.props.ferry) {
      return null;
    }
    return <Text style={{ fontFamily: 'GateSans-Home' }}>{this.props.ferry.name}</Text>;
    //                                ^ wrong
  }
}
const Connected = connect((state: any) => ({ ferry: state.ferry }))(Home);

const Quay = ({ quay = null, title }: any) =>
  quay ? <Text style={{ fontFamily: 'GateSans-Quay' }}>{title}</Text> : null;
//                                  ^ wrong
const Injected = inject('quays')(Quay);

function Pier({ pier }: any) {
  return pier ? <Text style={{ fontFamily: 'GateSans-Pier' }}>a</Text> : null;
  //                                       ^ wrong
}
Pier.defaultProps = { pier: null };
const ConnectedPier = connect(null)(Pier);

function Mole({ mole }: any) {
  return mole ? <Text style={{ fontFamily: 'GateSans-Mole' }}>a</Text> : null;
}
Mole.defaultProps = { mole: null };
const MemoMole = React.memo(Mole);

class Lock extends React.Component<any> {
  static defaultProps = { lock: null };
  render() {
    return this.props.lock ? <Text style={{ fontFamily: 'GateSans-Lock' }}>a</Text> : null;
  }
}

export default class Page extends React.Component {
  render() {
    return (
      <View>
        <Connected title="a" />
        <Injected title="a" />
        <ConnectedPier title="a" />
        <MemoMole title="a" />
        <Lock title="a" />
      </View>
    );
  }
}
// file: Root.tsx
import React from 'react';
import { Text } from 'react-native';
import { connect } from 'react-redux';

class Root extends React.Component<any> {
  static defaultProps = { ferry: null };
  render() {
    if (!this.props.ferry) {
      return null;
    }
    return <Text style={{ fontFamily: 'GateSans-Root' }}>{this.props.ferry.name}</Text>;
    //                                ^ wrong
  }
}
export default connect((state: any) => ({ ferry: state.ferry }))(Root);
// file: index.js
import { AppRegistry } from 'react-native';
import Page from './Form';
import Root from './Root';
AppRegistry.registerComponent('Form', () => Page);
AppRegistry.registerComponent('Root', () => Root);
