#!/bin/sh
# The secrets of docker/compose.yaml and deploy/cluster/compose.yaml, made once on the machine that uses them and kept in volumes.
#   secrets.sh make      makes what is missing
#   secrets.sh run …     runs a command with the settings of the portal
set -eu
database=${SECRETS_DATABASE:-/secrets/database}
portal=${SECRETS_PORTAL:-/secrets/portal}

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

# Written under another name first: a file is there in full or not at all. The containers run as different users.
keep() {
  [ -s "$1" ] && return
  umask 022
  printf '%s' "$2" > "$1.new"
  mv "$1.new" "$1"
}

case ${1:-} in
  make)
    mkdir -p "$database" "$portal"
    keep "$database/password" "$(random)"
    keep "$portal/app-secret" "$(random)"
    keep "$portal/store-secret" "$(random | cut -c 1-40)"
    keep "$portal/admin-password" "Aa1@$(random | cut -c 1-20)"
    ;;
  run)
    shift
    APP_SECRET=$(cat "$portal/app-secret")
    ADMIN_PASSWORD=$(cat "$portal/admin-password")
    DATABASE_URL="mysql://job_alert:$(cat "$database/password")@database:3306/job_alert"
    export APP_SECRET ADMIN_PASSWORD DATABASE_URL
    if [ -n "${STORE_PLACE:-}" ]; then
      STORAGE_URL="s3://job-alert:$(cat "$portal/store-secret")@$STORE_PLACE"
      export STORAGE_URL
    fi
    exec "$@"
    ;;
  *)
    echo 'usage: secrets.sh make | secrets.sh run COMMAND' >&2
    exit 2
    ;;
esac
