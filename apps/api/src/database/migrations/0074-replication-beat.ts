import type { Migration } from '../migration.js';

/** How far behind a copy of the database is shows in a time that travels to it (decision 0097). */
export const replicationBeat: Migration = {
  name: 'ReplicationBeat1763600000074',
  steps: [
    'CREATE TABLE replication_beat (id TINYINT UNSIGNED NOT NULL, at DATETIME(3) NOT NULL, PRIMARY KEY (id)) ENGINE=InnoDB',
  ],
};
