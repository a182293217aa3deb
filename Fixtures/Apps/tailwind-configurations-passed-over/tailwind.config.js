module.exports = {
  content: ['./App.jsx'],
  presets: [require('nativewind/preset')],
  theme: { extend: { fontFamily: { display: ['GateDisplay-SemiBold'] } } },
};
