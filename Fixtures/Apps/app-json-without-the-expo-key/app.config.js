module.exports = ({ config }) => ({ ...config, version: process.env.VERSION });
