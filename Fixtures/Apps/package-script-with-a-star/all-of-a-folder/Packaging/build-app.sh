#!/bin/bash
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release
APP=dist/Gate.app
mkdir -p "$APP/Contents/MacOS" "$APP/Contents/Resources"
cp .build/release/Gate "$APP/Contents/MacOS/"
cp Packaging/Info.plist "$APP/Contents/"
cp -R Resources/* "$APP/Contents/Resources/"
