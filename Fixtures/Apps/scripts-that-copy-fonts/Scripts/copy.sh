#!/bin/sh
set -e
for font in "$FONTS_OF_BRAND"/*.ttf; do
  cp "$font" "${TARGET_BUILD_DIR}/${UNLOCALIZED_RESOURCES_FOLDER_PATH}/"
done
