const path = require('path');
const { IOSConfig, withInfoPlist, withXcodeProject } = require('@expo/config-plugins');

const fonts = ['assets/fonts/GateSans-Regular.ttf'];

module.exports = (config) => {
  const listed = withInfoPlist(config, (c) => {
    c.modResults.UIAppFonts = fonts.map((f) => path.basename(f));
    return c;
  });
  return withXcodeProject(listed, (c) => {
    IOSConfig.XcodeUtils.ensureGroupRecursively(c.modResults, 'Resources');
    for (const font of fonts) {
      IOSConfig.XcodeUtils.addResourceFileToGroup({
        filepath: path.join('..', font),
        groupName: 'Resources',
        project: c.modResults,
        isBuildFile: true,
      });
    }
    return c;
  });
};
