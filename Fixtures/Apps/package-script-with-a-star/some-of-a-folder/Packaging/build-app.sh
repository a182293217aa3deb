#!/bin/bash
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release
APP=dist/Lamp.app
mkdir -p "$APP/Contents/MacOS" "$APP/Contents/Resources"
cp .build/release/Lamp "$APP/Contents/MacOS/"
cp Packaging/Info.plist "$APP/Contents/"
ditto Resources/F* "$APP/Contents/Resources/Fonts"
