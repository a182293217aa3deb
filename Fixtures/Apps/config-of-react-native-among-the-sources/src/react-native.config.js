module.exports = { project: { ios: {}, android: {} }, assets: ['./src/assets/'] };
