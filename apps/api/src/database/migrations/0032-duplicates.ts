import type { Migration } from '../migration.js';

/** How candidates are found who may be one person: by phone number, and by keyed hashes of identity numbers. The portal's start fills these in. */
export const duplicates: Migration = {
  name: 'Duplicates1763600000032',
  steps: [
    'ALTER TABLE user ADD INDEX user_type_contact (type, contact)',
    `CREATE TABLE identity_mark (
      candidate_id BIGINT UNSIGNED NOT NULL,
      kind VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      mark CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      key_id VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      PRIMARY KEY (candidate_id, kind),
      INDEX identity_mark_mark (mark),
      CONSTRAINT identity_mark_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE,
      CONSTRAINT identity_mark_kind_check CHECK (kind IN ('PAN', 'DRIVING_LICENSE', 'PASSPORT'))
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  ],
};
