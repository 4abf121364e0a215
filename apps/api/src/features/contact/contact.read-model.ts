import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import { readList } from '../../platform/lists/list-read.js';
import { mapPage, type Page } from '../../platform/lists/page.js';
import { CONTACT_MESSAGES, type ContactMessageRow } from './contact.list.js';
import type { ContactMessageView } from './contact.types.js';

export class ContactReadModel {
  constructor(private readonly reader: SqlReader) {}

  async list({ maxPageSize }: RequestContext, args: ListArgs): Promise<Page<ContactMessageView>> {
    const page = await readList<ContactMessageRow>(this.reader, CONTACT_MESSAGES, args, maxPageSize);
    return mapPage(page, (row) => ({ ...row, isHandled: row.isHandled === 1 }));
  }
}
