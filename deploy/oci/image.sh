#!/bin/sh
# An image of a release, without a daemon and without a base image: image.sh RELEASE ARCHIVE
# RELEASE is a folder of `npm run build -- --artefact`; ARCHIVE, an OCI archive, is written anew. What the programs need of
# this machine goes in with them: the C library, certificates, time zones; no shell. Needs umoci, skopeo, and the
# right to give files to other users (root, or a user namespace).
set -eu
release=$(realpath "$1")
archive=$(realpath -m "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/system
layout=$work/layout

# Everything that node and the compiled packages are linked to, where the loader looks for it.
mkdir -p "$root"
{
  find "$release/node_modules" -name '*.node' -o -name '*.so*' -type f
  realpath "$release/node_modules/.bin/node"
} | while read -r file; do ldd "$file" 2>/dev/null || true; done |
  grep -o '/[^ ]*' | grep -v "^$release" | grep -E '^/(usr/)?lib' | sort -u |
  while read -r library; do
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
  done
for path in /etc/ssl/certs/ca-certificates.crt /usr/share/zoneinfo/Europe/Paris /usr/share/zoneinfo/UTC; do
  mkdir -p "$root$(dirname "$path")"
  cp -L "$path" "$root$path"
done
mkdir -p "$root/etc" "$root/tmp" "$root/data"
chmod 1777 "$root/tmp"
echo 'prevenance:x:65532:65532::/data:/sbin/nologin' > "$root/etc/passwd"
echo 'prevenance:x:65532:' > "$root/etc/group"
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
chown 65532:65532 "$root/data"

# What changes seldom lies below what changes with each release.
mkdir -p "$work/product"
cp -a "$release/." "$work/product"
mv "$work/product/node_modules" "$work/packages"

umoci init --layout "$layout"
umoci new --image "$layout:release"
for part in etc lib lib64 usr tmp data; do
  if [ -e "$root/$part" ]; then umoci insert --image "$layout:release" "$root/$part" "/$part"; fi
done
umoci insert --image "$layout:release" "$work/packages" /app/node_modules
umoci insert --image "$layout:release" "$work/product" /app
# Node itself is the first process: npm would not pass a signal on as soon.
umoci config --image "$layout:release" \
  --config.user 65532:65532 --config.workingdir /app \
  --config.entrypoint /app/node_modules/.bin/node --config.entrypoint src/app/server-main.ts \
  --config.env NODE_ENV=production --config.env DATA_DIR=/data --config.env BACKUP_DIR=/data/backups \
  --config.env SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt --config.env MALLOC_ARENA_MAX=2 \
  --config.exposedports 3000/tcp --config.volume /data
rm -f "$archive"
skopeo copy --quiet "oci:$layout:release" "oci-archive:$archive:prevenance"
