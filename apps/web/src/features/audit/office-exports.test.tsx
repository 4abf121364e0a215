import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { exported } from '../../testing/exported';
import { openAs } from '../../testing/open-as';
import { answerQuery } from '../../testing/server';
import { ContactMessagesDocument } from '../contact/contact-messages.generated';
import { UndeliveredMailsDocument } from '../mail/undelivered-mails.generated';
import { AuditTrailDocument } from './audit-trail.generated';

const nothing = { nodes: [], pageInfo: { hasNextPage: false }, totalCount: 0 };
afterEach(() => vi.restoreAllMocks());

describe('the export of a list of the administrators', () => {
  it.each([
    ['Audit Trail', `${paths.admin.auditTrail}?action=post&actor=12`, '/exports/audit-trail.csv?action=POST&actor=12'],
    ['Contact Messages', paths.admin.contactMessages, '/exports/contact-messages.csv?status=new'],
    ['Contact Messages', `${paths.admin.contactMessages}?show=all`, '/exports/contact-messages.csv'],
    ['Undelivered Mails', paths.admin.undeliveredMails, '/exports/undelivered-mails.csv'],
  ])('%s is narrowed as the screen is: %s', async (heading, address, file) => {
    answerQuery(ContactMessagesDocument, { contactMessages: nothing });
    answerQuery(UndeliveredMailsDocument, { deadMails: nothing });
    answerQuery(AuditTrailDocument, { auditEvents: nothing });
    const asked = await exported(/\/exports\//, async () => {
      openAs('admin', address);
      await screen.findByRole('heading', { name: heading });
    });
    expect(asked).toEqual([file]);
  });
});
