// What React is given for the state of a component when something in it fails.
import React from 'react';
import { StyleSheet, Text, View } from 'react-native';

class Boundary extends React.Component {
  state = { hasError: false, error: null };

  static getDerivedStateFromError(error) {
    return { hasError: true, error };
  }

  render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <View>
        <Text style={styles.sorry}>Sorry</Text>
        {this.state.error ? <Text style={styles.detail}>Detail</Text> : null}
      </View>
    );
  }
}

export function Page() {
  return (
    <Boundary>
      <Text style={styles.body}>Body</Text>
    </Boundary>
  );
}

const styles = StyleSheet.create({
  body: { fontFamily: 'GateSans-Regular' },
  //                  ^ right
  sorry: { fontFamily: 'GateSans-Sorry' },
  //                   ^ wrong
  detail: { fontFamily: 'GateSans-Detail' },
  //                    ^ wrong
});
