import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { AdministratorsDocument } from '../../features/administrators/administrators.generated';
import { ApiKeysDocument } from '../../features/api-clients/api-keys.generated';
import { WebhooksScreenDocument } from '../../features/api-clients/webhooks.generated';
import { AuditTrailDocument } from '../../features/audit/audit-trail.generated';
import { ContactMessagesDocument } from '../../features/contact/contact-messages.generated';
import { UndeliveredMailsDocument } from '../../features/mail/undelivered-mails.generated';
import { openAs } from '../../testing/open-as';
import { answerQuery } from '../../testing/server';

const nothing = { nodes: [], pageInfo: { hasNextPage: false }, totalCount: 0 };

it('each link of the additional admin navigations opens its page and is marked as the current one', async () => {
  answerQuery(ContactMessagesDocument, { contactMessages: nothing });
  answerQuery(UndeliveredMailsDocument, { undeliveredEmails: nothing });
  answerQuery(AuditTrailDocument, { auditEvents: nothing });
  answerQuery(AdministratorsDocument, { administrators: [] });
  answerQuery(ApiKeysDocument, { apiClients: [] });
  answerQuery(WebhooksScreenDocument, { webhooks: [], apiClients: [] });
  const app = openAs('admin', paths.admin.webhooks);
  const navigations = await screen.findAllByRole('navigation');
  expect(navigations.map((navigation) => navigation.getAttribute('aria-label'))).toEqual([
    'Main',
    'Messages and emails',
    'Oversight',
  ]);
  for (const [label, path] of [
    ['Contact Messages', paths.admin.contactMessages],
    ['Undelivered Emails', paths.admin.undeliveredMails],
    ['Audit Trail', paths.admin.auditTrail],
    ['Team', paths.admin.team],
    ['API Keys', paths.admin.apiKeys],
    ['Webhooks', paths.admin.webhooks],
  ] as const) {
    const link = screen.getByRole('link', { name: label });
    await app.user.click(link);
    await waitFor(() => expect(app.path()).toBe(path));
    expect(await screen.findByRole('heading', { name: label })).toBeVisible();
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([link]);
  }
});
