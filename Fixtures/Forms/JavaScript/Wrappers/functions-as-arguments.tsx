// What a helper gives a function that is written as its argument, however many things have the name of its parameter.
import { StyleSheet, Text, useWindowDimensions } from 'react-native';

const theme = {
  font: {
    body: 'GateSans-Bald',
    //    ^ wrong
    title: 'GateSans-Bold',
    //     ^ right
    note: 'GateSans-Nowt',
    //    ^ wrong
  },
};

function withStyles(styles) {
  return () => {
    const { width } = useWindowDimensions();
    return styles({ theme, width });
  };
}

// It gives the function away: nobody knows who calls it.
let kept = [];
function withOthers(styles) {
  kept.push(styles);
  return () => styles({ theme });
}

const useRows = withStyles(({ theme }) => ({ body: { fontFamily: theme.font.body } }));
const useTitles = withStyles(({ theme, width }) => {
  const size = width / 20;
  return { title: { fontFamily: theme.font.title, fontSize: size } };
});
const useNotes = withOthers(({ theme }) => ({ note: { fontFamily: theme.font.note } }));
//                                                                ^ listed

const names = (styles) => ({
  a1: styles, a2: styles, a3: styles, a4: styles, a5: styles, a6: styles, a7: styles, a8: styles,
  b1: styles, b2: styles, b3: styles, b4: styles, b5: styles, b6: styles, b7: styles, b8: styles,
  c1: styles, c2: styles, c3: styles, c4: styles, c5: styles, c6: styles, c7: styles, c8: styles,
  d1: styles, d2: styles, d3: styles, d4: styles, d5: styles, d6: styles, d7: styles, d8: styles,
});

export const Page = () => [
  <Text style={useRows().body} />,
  <Text style={useTitles().title} />,
  <Text style={useNotes().note} {...names(useTitles())} />,
];
