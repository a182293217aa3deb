module.exports = { assets: ['./fonts'] };
