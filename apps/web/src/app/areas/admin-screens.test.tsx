import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { ApiKeysDocument } from '../../features/api-clients/api-keys.generated';
import { WebhooksScreenDocument } from '../../features/api-clients/webhooks.generated';
import { AuditTrailDocument } from '../../features/audit/audit-trail.generated';
import { ContactMessagesDocument } from '../../features/contact/contact-messages.generated';
import { UndeliveredMailsDocument } from '../../features/mail/undelivered-mails.generated';
import { openAs } from '../../testing/open-as';
import { answerQuery } from '../../testing/server';

const nothing = { nodes: [], pageInfo: { hasNextPage: false }, totalCount: 0 };

describe('the entries after the specified ones', () => {
  it.each([
    ['Contact Messages', paths.admin.contactMessages],
    ['Undelivered Emails', paths.admin.undeliveredMails],
    ['Audit Trail', paths.admin.auditTrail],
    ['API Keys', paths.admin.apiKeys],
    ['Webhooks', paths.admin.webhooks],
  ])('lead to %s, which is marked as the current one there', async (label, path) => {
    answerQuery(ContactMessagesDocument, { contactMessages: nothing });
    answerQuery(UndeliveredMailsDocument, { undeliveredEmails: nothing });
    answerQuery(AuditTrailDocument, { auditEvents: nothing });
    answerQuery(ApiKeysDocument, { apiClients: [] });
    answerQuery(WebhooksScreenDocument, { webhooks: [], apiClients: [] });
    const start = path === paths.admin.contactMessages ? paths.admin.undeliveredMails : paths.admin.contactMessages;
    const app = openAs('admin', start);
    const navigations = await screen.findAllByRole('navigation');
    expect(navigations.map((navigation) => navigation.getAttribute('aria-label'))).toEqual([
      'Main',
      'Messages and emails',
      'Oversight',
    ]);
    const link = screen.getByRole('link', { name: label });
    expect(link).not.toHaveAttribute('aria-current');
    await app.user.click(link);
    await waitFor(() => expect(app.path()).toBe(path));
    expect(await screen.findByRole('heading', { name: label })).toBeVisible();
    expect(link).toHaveAttribute('aria-current', 'page');
  });
});
