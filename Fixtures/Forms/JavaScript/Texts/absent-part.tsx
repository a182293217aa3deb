// What is not given is "undefined" in a text; a part that may be missing gives one of several names.
import { Text } from 'react-native';

function Words({ weight, children }) {
  return <Text style={{ fontFamily: `GateSans-${weight}` }}>{children}</Text>;
  //                                ^ right
  //                                ^ wrong
}

function Notes({ weight, children }) {
  return <Text style={{ fontFamily: 'GateSans-' + weight }}>{children}</Text>;
  //                                ^ wrong
}

function Titles({ weight, children }) {
  return <Text style={{ fontFamily: `GateSans-${weight ?? 'Bold'}` }}>{children}</Text>;
  //                                ^ right
}

function Labels({ weight, children }) {
  return <Text style={{ fontFamily: weight ? `GateSans-${weight}` : 'GateSans-Bold' }}>{children}</Text>;
  //                                         ^ right
  //                                                                ^ right
}

export const screen = (
  <>
    <Words weight="Bold">one</Words>
    <Words>two</Words>
    <Notes>three</Notes>
    <Titles>four</Titles>
    <Labels weight="Regular">five</Labels>
    <Labels>six</Labels>
  </>
);
