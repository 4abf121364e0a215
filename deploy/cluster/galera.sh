#!/bin/sh
# Starts one node of the cluster in MariaDB's image. A cluster is created by node 1 when there is none yet, by the node that was the
# last to stop in good order, or, after all nodes have crashed, by the node with the newest data. Every other node joins.
set -eu
data=${GALERA_DATA:-/var/lib/mysql}
positions=${GALERA_POSITIONS:-/positions}
state=$data/grastate.dat
new=

any_node_answers() {
  for number in 1 2 3; do
    [ "$number" = "$NODE" ] || ! mariadb-admin ping -h "database-$number" --connect-timeout=2 > /dev/null 2>&1 || return 0
  done
  return 1
}

# After a crash no node knows that it is safe to create the cluster. Each one writes its latest transaction into a shared folder, once
# a second, until another node answers or all three are known: then the newest one creates the cluster, and the rest join.
recover() {
  position=$(mariadbd --user=mysql --wsrep-recover 2>&1 | sed -n 's/.*Recovered position: *[^: ]*:\(-\{0,1\}[0-9]*\).*/\1/p' | tail -n 1)
  until any_node_answers; do
    printf '%s %s\n' "${position:--1}" "$NODE" > "$positions/$NODE.new"
    mv "$positions/$NODE.new" "$positions/$NODE"
    # Those of an earlier crash are older.
    known=$(find "$positions" -name '[123]' -newermt '-10 seconds' -exec cat {} +)
    if [ "$(printf '%s\n' "$known" | grep -c .)" = 3 ]; then
      newest=$(printf '%s\n' "$known" | sort -k 1,1nr -k 2,2n | head -n 1)
      [ "$newest" = "${position:--1} $NODE" ] || return 0
      sed -i 's/^safe_to_bootstrap: 0/safe_to_bootstrap: 1/' "$state"
      # The others read this position until they have decided too.
      sleep 3
      new=--wsrep-new-cluster
      return 0
    fi
    sleep 1
  done
}

if [ ! -s "$state" ]; then
  if [ "$NODE" = 1 ] && ! any_node_answers; then
    new=--wsrep-new-cluster
  else
    until any_node_answers; do sleep 1; done
  fi
elif grep -q '^safe_to_bootstrap: 1' "$state"; then
  new=--wsrep-new-cluster
elif grep -q '^seqno: *-1' "$state"; then
  recover
fi
# shellcheck disable=SC2086
exec docker-entrypoint.sh mariadbd $new \
  --character-set-server=utf8mb4 --collation-server=utf8mb4_unicode_ci \
  --binlog-format=ROW --default-storage-engine=InnoDB --innodb-autoinc-lock-mode=2 \
  --wsrep-on=ON --wsrep-provider=/usr/lib/galera/libgalera_smm.so \
  --wsrep-cluster-name=job-alert --wsrep-cluster-address=gcomm://database-1,database-2,database-3 \
  --wsrep-node-name="database-$NODE" --wsrep-node-address="database-$NODE" \
  --wsrep-sst-method=mariabackup --wsrep-sst-auth=mysql:
