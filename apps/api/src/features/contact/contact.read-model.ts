import type { Reader } from '../../database/reader.js';
import { byTime } from '../../platform/list-order.js';
import { readPage } from '../../platform/list-query.js';
import { mapPage, type Page, type PageRequest } from '../../platform/page.js';
import type { ContactMessageView } from './contact.types.js';

type Row = Omit<ContactMessageView, 'isHandled'> & { isHandled: number };

const COLUMNS = `m.id, m.name, m.email, m.phone, m.message, m.user_type AS userType, m.is_handled AS isHandled,
  m.created_at AS createdAt`;

/** The messages of the contact page, the latest first. */
export class ContactReadModel {
  constructor(private readonly reader: Reader) {}

  async list(
    request: PageRequest,
    isHandled: boolean | null | undefined,
    maxPageSize: number,
  ): Promise<Page<ContactMessageView>> {
    const conditions = isHandled == null ? [] : [{ sql: 'm.is_handled = ?', values: [isHandled] }];
    const order = byTime('m.created_at', 'm.id');
    const query = { columns: COLUMNS, from: 'contact_message m', conditions, order };
    const page = await readPage<Row>(this.reader, query, request, maxPageSize);
    return mapPage(page, (row) => ({ ...row, isHandled: row.isHandled === 1 }));
  }
}
