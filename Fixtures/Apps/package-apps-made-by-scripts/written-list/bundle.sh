#!/bin/bash
APP="build/Written.app"
swift build -c release
mkdir -p "$APP/Contents/MacOS" "$APP/Contents/Resources"
cp .build/release/Written "$APP/Contents/MacOS/"
cp Resources/*.ttf "$APP/Contents/Resources/"
cat > "$APP/Contents/Info.plist" <<PLIST
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleExecutable</key><string>Written</string><key>ATSApplicationFontsPath</key><string>.</string></dict></plist>
PLIST
