import type { Migration } from '../migration.js';

/** How many mails wait and how old the oldest is, out of an index and without reading a mail. */
export const outboxAge: Migration = {
  name: 'OutboxAge1763600000008',
  steps: ['ALTER TABLE outbox_message ADD INDEX outbox_message_state_created (state, created_at)'],
};
