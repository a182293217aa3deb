export default {
  showsGallery: __DEV__,
};
