module.exports = {
  content: ['./App.js'],
  presets: [require('nativewind/preset')],
  theme: {
    extend: {
      fontFamily: {
        title: ['var(--gale-title)'],
        body: 'var( --gale-body ), sans-serif',
        note: ['var(--gale-note)'],
        label: ['var(--gale-label, GateSans-Label)'],
        storm: ['var(--gale-storm)'],
        calm: ['var(--gale-calm)'],
        night: ['var(--gale-night)'],
        unset: ['var(--gale-unset)'],
        page: ['var(--gale-page)'],
      },
    },
  },
};
