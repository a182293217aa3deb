module.exports = { theme: { extend: { fontFamily: { preset: 'GateSans-Preset' } } } };
