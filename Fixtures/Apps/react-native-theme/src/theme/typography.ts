import { fonts } from './fonts';

export default {
  title: { fontFamily: fonts.bold, fontSize: 28 },
  body: { fontFamily: fonts.regular, fontSize: 17 },
};
