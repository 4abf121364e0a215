import { formatIsoDateTime } from '@job-alert/domain/india/calendar';
import type { ContactUserType } from '@job-alert/domain/contact/contact-message';
import { listArgs } from '../../platform/lists/list.types.js';
import { column, defineList, type RowOf } from '../../platform/lists/list-definition.js';
import { booleanWords } from '../../platform/lists/list-filters.js';
import { byTime } from '../../platform/lists/list-order.js';
import type { ContactMessageView } from './contact.types.js';

const WRITERS = { EMPLOYER: 'Employer', CANDIDATE: 'Candidate' } as const;

const columns = {
  id: column<string>('m.id', { csv: 'ID' }),
  name: column<string>('m.name', { csv: 'Name' }),
  email: column<string>('m.email', { csv: 'Email' }),
  phone: column<string>('m.phone', { csv: 'Phone' }),
  userType: column<ContactUserType>('m.user_type', { csv: 'User Type', cell: (type) => WRITERS[type] }),
  message: column<string>('m.message', { csv: 'Message' }),
  isHandled: column<number>('m.is_handled', {
    csv: 'Status',
    cell: (isHandled) => (isHandled ? 'Handled' : 'New'),
    filters: {
      isHandled: {
        type: () => Boolean,
        description: 'True: only handled messages. False: only messages that are not handled.',
        ...booleanWords('Handled', 'New'),
      },
    },
  }),
  createdAt: column<Date>('m.created_at', { csv: 'Date', cell: formatIsoDateTime }),
};

export type ContactMessageRow = RowOf<typeof columns>;

export const CONTACT_MESSAGES = defineList<ContactMessageView>({
  records: 'messages',
  columns,
  filterName: 'ContactMessageFilter',
  from: 'contact_message m',
  id: 'm.id',
  order: byTime('m.created_at', 'm.id'),
});

export const ContactMessagesArgs = listArgs(CONTACT_MESSAGES);
