import type { Reader } from '../../database/reader.js';
import type { RequestContext } from '../../platform/context.js';
import type { ListArgs } from '../../platform/list-definition.js';
import { readList } from '../../platform/list-read.js';
import { mapPage, type Page } from '../../platform/page.js';
import { CONTACT_MESSAGES, type ContactMessageRow } from './contact.list.js';
import type { ContactMessageView } from './contact.types.js';

/** The messages of the contact page, the latest first. */
export class ContactReadModel {
  constructor(private readonly reader: Reader) {}

  async list({ maxPageSize }: RequestContext, args: ListArgs): Promise<Page<ContactMessageView>> {
    const page = await readList<ContactMessageRow>(this.reader, CONTACT_MESSAGES, args, maxPageSize);
    return mapPage(page, (row) => ({ ...row, isHandled: row.isHandled === 1 }));
  }
}
