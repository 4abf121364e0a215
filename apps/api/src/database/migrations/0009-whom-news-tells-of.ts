import type { Migration } from '../migration.js';

const addTo = (table: string): string => `ALTER TABLE ${table}
  ADD COLUMN candidate_id BIGINT UNSIGNED NULL, ADD COLUMN company_id BIGINT UNSIGNED NULL,
  ADD INDEX ${table}_candidate (candidate_id), ADD INDEX ${table}_company (company_id)`;

const OF_APPLICATION = 'm.candidate_id = s.candidate_id, m.company_id = s.company_id';

/** Where each kind of news to administrators finds whom it tells of, by the id in the key of its mail. */
const TOLD_BY_MAIL = [
  { kind: 'NEW_EMPLOYER', join: 'company s ON s.id', changes: 'm.company_id = s.id' },
  { kind: 'NEW_JOB', join: 'job s ON s.id', changes: 'm.company_id = s.company_id' },
  { kind: 'NEW_APPLICATION', join: 'application s ON s.id', changes: OF_APPLICATION },
  {
    kind: 'NEW_PROPOSAL',
    join: 'application s JOIN approval a ON a.application_id = s.id AND a.id',
    changes: OF_APPLICATION,
  },
  { kind: 'INTERVIEW_SCHEDULED', join: 'interview s ON s.id', changes: OF_APPLICATION },
] as const;

/** The same for lines of the bell, by the record that their path opens. */
const TOLD_BY_BELL = [
  { kinds: "'NEW_EMPLOYER'", table: 'company', changes: 'm.company_id = s.id' },
  { kinds: "'NEW_JOB'", table: 'job', changes: 'm.company_id = s.company_id' },
  {
    kinds: "'NEW_APPLICATION', 'NEW_PROPOSAL', 'INTERVIEW_SCHEDULED'",
    table: 'application',
    changes: OF_APPLICATION,
  },
] as const;

/** Mails and notifications know whom they tell of, so that they go with the account (decision 0030). */
export const whomNewsTellsOf: Migration = {
  name: 'WhomNewsTellsOf1763600000009',
  steps: [
    addTo('outbox_message'),
    addTo('notification'),
    ...TOLD_BY_BELL.map(
      ({ kinds, table, changes }) =>
        `UPDATE notification m
          JOIN ${table} s ON s.id = CAST(COALESCE(NULLIF(REGEXP_SUBSTR(m.path, '[0-9]+$'), ''), '0') AS UNSIGNED)
        SET ${changes} WHERE m.kind IN (${kinds})`,
    ),
    // A line whose record is gone, or that opens only a list, cannot say whom it tells of; so it must not name anybody.
    "UPDATE notification SET text = 'There was news in this list.' WHERE company_id IS NULL",
    ...TOLD_BY_MAIL.map(
      ({ kind, join, changes }) =>
        `UPDATE outbox_message m JOIN ${join} = CAST(SUBSTRING_INDEX(SUBSTRING_INDEX(m.message_key, ':', 2), ':', -1) AS UNSIGNED)
         SET ${changes} WHERE m.kind = '${kind}'`,
    ),
  ],
};
