#!/bin/sh
# Chromium for the browser tests, where it is missing and may be installed.
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get install -y -qq chromium >/dev/null 2>&1 || {
        apt-get update -qq >/dev/null && apt-get install -y -qq chromium >/dev/null
    }
fi
command -v chromium >/dev/null 2>&1 || echo "no Chromium: the browser tests will be skipped" >&2
exit 0
