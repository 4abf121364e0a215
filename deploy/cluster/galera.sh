#!/bin/sh
# Starts one node of the cluster in MariaDB's image. The first node makes the cluster when there is none yet, and so does the
# node that was the last to stop; every other joins, and is sent what it lacks.
set -eu
state=/var/lib/mysql/grastate.dat
new=
if [ "$NODE" = 1 ] && [ ! -s "$state" ]; then new=--wsrep-new-cluster; fi
if [ -s "$state" ] && grep -q '^safe_to_bootstrap: 1' "$state"; then new=--wsrep-new-cluster; fi
exec docker-entrypoint.sh mariadbd $new \
  --character-set-server=utf8mb4 --collation-server=utf8mb4_unicode_ci \
  --binlog-format=ROW --default-storage-engine=InnoDB --innodb-autoinc-lock-mode=2 \
  --wsrep-on=ON --wsrep-provider=/usr/lib/galera/libgalera_smm.so \
  --wsrep-cluster-name=job-alert --wsrep-cluster-address=gcomm://database-1,database-2,database-3 \
  --wsrep-node-name="database-$NODE" --wsrep-node-address="database-$NODE" \
  --wsrep-sst-method=mariabackup --wsrep-sst-auth=mysql:
