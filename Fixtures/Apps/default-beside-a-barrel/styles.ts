import fonts from './fonts'
export default {
  light: { fontFamily: fonts.light, fontSize: 28 },
  body: { fontFamily: fonts.body, fontSize: 14 },
};
