module.exports = { content: ['./index.js'], presets: [require('nativewind/preset')] };
