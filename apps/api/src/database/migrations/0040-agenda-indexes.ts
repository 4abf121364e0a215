import type { Migration } from '../migration.js';

/** Who is met today and who joins this week are ranges of an index, whoever the company is. */
export const agendaIndexes: Migration = {
  name: 'AgendaIndexes1763600000040',
  steps: [
    'ALTER TABLE interview ADD INDEX interview_starts (starts_at, id)',
    'ALTER TABLE application ADD INDEX application_joining (date_of_joining, approved_status, id)',
  ],
};
