import preset from 'nativewind/preset';

export default {
  content: ['./index.js'],
  presets: [preset],
  theme: {
    extend: { fontFamily: { semibold: ['GateSans-Regular'], gateTitle: ['GateSans-Regular'] } },
  },
};
