module.exports = {
  content: ['./App.js'],
  presets: [require('nativewind/preset')],
  theme: {
    extend: {
      fontFamily: {
        body: 'GateSans-Regular, sans-serif',
        title: ['GateSans-Bold', 'sans-serif'],
        note: '"GateSans-Bold", serif',
        label: ["'GateSans-Regular'"],
        wrong: 'GateSans-Bald, sans-serif',
        absent: '"GateSans-Absent", serif',
      },
    },
  },
};
