import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { anyAnswer } from '../../testing/any-answer';
import { aSession } from '../../testing/data/builders';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const FIELDS = {
  'User.type': 'ADMIN',
  'Company.approvalState': 'PENDING',
  'Job.approvalState': 'PENDING',
  'Approval.state': 'PENDING',
  'ContactMessage.isHandled': false,
  'Note.viewerCanDelete': false,
};

/** Opens a screen whose every list has a pending record. */
async function open(adminRole: 'RECRUITER' | 'READER', address: string) {
  server.use(
    graphql.operation(async ({ query, variables }) => {
      const fields = { ...FIELDS, 'User.adminRole': adminRole };
      return HttpResponse.json((await anyAnswer(query, variables, fields)) as { data: Record<string, unknown> });
    }),
  );
  renderApp(address, { as: aSession('admin') });
  await screen.findByRole('heading', { level: 1 });
  // The bell has brought the role.
  await screen.findByRole('link', { name: /^Reports/ });
}

const buttons = async (ready: string | RegExp) => {
  await screen.findAllByText(ready);
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
};

describe('a role of an administrator', () => {
  beforeEach(() => server.resetHandlers());

  it('RECRUITER decides, and deletes nothing', async () => {
    await open('RECRUITER', paths.admin.employers);
    const names = await buttons('Manage Employer');
    expect(names).toContain('Bulk Import');
    expect(names.filter((name) => name.startsWith('Approve'))).not.toEqual([]);
    expect(names.filter((name) => name.startsWith('Delete'))).toEqual([]);
  });

  const SCREENS = [
    [paths.admin.employers, 'Manage Employer'],
    [paths.admin.candidates, 'Manage Candidate'],
    [`${paths.admin.findCandidates}?order=active`, 'Find Candidates'],
    [paths.admin.jobs, 'Manage Job Listing'],
    [paths.admin.applications, 'Manage Applications'],
    [paths.admin.pendingApprovals, 'Pending Approvals'],
    [paths.admin.undeliveredMails, 'Undelivered Emails'],
  ] as const;
  const selectable = () => screen.queryAllByRole('checkbox', { name: /^Select / });

  it.each([...SCREENS, [paths.admin.contactMessages, 'Contact Messages'] as const])(
    'READER has no control at %s that changes something',
    async (address, title) => {
      await open('READER', address);
      const names = await buttons(title);
      expect(
        names.filter((name) =>
          /^(?:Approve|Reject|Delete|Send|Resend|Mark|Bulk|Post|Save Note|Invite|Pool \()/.test(name ?? ''),
        ),
      ).toEqual([]);
      expect(selectable()).toEqual([]);
    },
  );

  it.each(SCREENS)('RECRUITER selects rows at %s', async (address, title) => {
    await open('RECRUITER', address);
    await screen.findAllByText(title);
    await waitFor(() => expect(selectable()).not.toEqual([]));
  });
});
