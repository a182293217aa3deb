require('fs-extra').copySync('./patches/', './node_modules/');
