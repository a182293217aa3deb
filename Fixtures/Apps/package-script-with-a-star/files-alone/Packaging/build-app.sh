#!/bin/bash
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release
APP=dist/Bell.app
mkdir -p "$APP/Contents/MacOS" "$APP/Contents/Resources"
cp .build/release/Bell "$APP/Contents/MacOS/"
cp Packaging/Info.plist "$APP/Contents/"
cp Resources/* "$APP/Contents/Resources/" 2>/dev/null || true
