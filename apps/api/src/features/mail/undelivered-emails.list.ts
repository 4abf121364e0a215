import { formatIsoDateTime } from '@job-alert/domain/india/calendar';
import { describeEmailError } from '@job-alert/domain/errors/email-errors';
import type { MailState } from '../../database/entities/messages/outbox-message.entity.js';
import { filterInput, listArgs } from '../../platform/lists/list.types.js';
import { column, computed, defineList, type RowOf } from '../../platform/lists/list-definition.js';
import { byTime } from '../../platform/lists/list-order.js';
import { matchesWords } from '../../platform/lists/text-filter.js';

const SEARCHED = ['m.recipient', 'm.subject', 'm.kind', "COALESCE(m.last_error, '')"];

const columns = {
  id: column<string>('m.id', { csv: 'ID' }),
  kind: column<string>('m.kind'),
  recipient: column<string>('m.recipient', { csv: 'Recipient' }),
  subject: column<string>('m.subject', { csv: 'Subject' }),
  state: column<MailState>('m.state'),
  reason: computed(
    'Reason',
    ({ lastError }: { lastError: string | null }) => lastError && describeEmailError(lastError),
  ),
  lastError: column<string | null>('m.last_error', { csv: 'Last Error' }),
  attempts: column<number>('m.attempts', { csv: 'Attempts' }),
  createdAt: column<Date>('m.created_at', { csv: 'Date', cell: formatIsoDateTime }),
};

export const UNDELIVERED_EMAILS = defineList<RowOf<typeof columns>>({
  records: 'emails that could not be delivered',
  columns,
  filterName: 'UndeliveredEmailsFilter',
  search: {
    description:
      'The first letters of words in the recipient, the subject, the event or the response of the mail server, in any order.',
    where: (words) => matchesWords(SEARCHED, words),
  },
  from: 'outbox_message m',
  id: 'm.id',
  always: [{ sql: "m.state = 'DEAD'", values: [] }],
  order: byTime('m.due_at', 'm.id'),
});

export const UndeliveredEmailsFilter = filterInput(UNDELIVERED_EMAILS);
export const UndeliveredEmailsArgs = listArgs(UNDELIVERED_EMAILS, { filter: UndeliveredEmailsFilter });
