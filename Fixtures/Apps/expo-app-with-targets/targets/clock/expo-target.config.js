/** @type {import('@bacons/apple-targets/app.plugin').ConfigFunction} */
module.exports = (config) => ({
  type: 'widget',
  name: `${config.name}Clock`,
  entitlements: config.ios.entitlements,
});
