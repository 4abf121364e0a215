#!/bin/sh
# Makes a base image out of this machine's own Node, shell and libraries, for where no registry of images can be reached:
#   local-base.sh NAME     (as root, with buildah)
# What is released is built on the base that docker/Dockerfile names.
set -eu
base=$(buildah from scratch)
root=$(buildah mount "$base")
programs="$(readlink -f "$(command -v node)") /bin/sh /usr/bin/dirname /usr/bin/readlink /usr/bin/install"
# The C library in full, as every base has it: what is loaded later names its parts.
libraries=$(ldconfig -p | sed -nE 's#.*=> (/.*/(libc|libdl|libgcc_s|libm|libnss_dns|libnss_files|libpthread|libresolv|librt)\.so\.[0-9]+)$#\1#p')
for program in $programs $libraries; do
  for file in "$program" $(ldd "$program" 2> /dev/null | grep -o '/[^ ]*'); do
    mkdir -p "$root$(dirname "$file")"
    cp -L "$file" "$root$file"
  done
done
mkdir -p "$root/tmp" "$root/etc/ssl/certs" "$root/usr/local/bin"
chmod 1777 "$root/tmp"
ln -sf "$(readlink -f "$(command -v node)")" "$root/usr/local/bin/node"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
printf 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/:/bin/sh\n' > "$root/etc/passwd"
printf 'root:x:0:\nnode:x:1000:\n' > "$root/etc/group"
buildah config --env PATH=/usr/local/bin:/usr/bin:/bin "$base"
buildah commit --quiet "$base" "$1"
buildah rm "$base" > /dev/null
