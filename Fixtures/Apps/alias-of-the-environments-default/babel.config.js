const path = require('path');

const brand = process.env.BRAND || 'plain';
const { MARKS = 'src/marks' } = process.env;

module.exports = {
  presets: ['module:@react-native/babel-preset'],
  plugins: [
    [
      'module-resolver',
      {
        alias: {
          '@brand': `./src/brands/${brand}`,
          '@marks': path.resolve(__dirname, MARKS),
          '@words': './src/' + 'words',
          '@other': process.env.OTHER,
        },
      },
    ],
  ],
};
