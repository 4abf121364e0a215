import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { takeConsoleErrors } from '../../testing/console';
import { openAs } from '../../testing/open-as';
import { answerQuery, networkFailure } from '../../testing/server';
import { ApiKeysDocument } from '../api-clients/api-keys.generated';
import { AuditTrailDocument } from '../audit/audit-trail.generated';
import { ContactMessagesDocument } from '../contact/contact-messages.generated';
import { SearchEverythingDocument } from './search-everything.generated';

const nothing = { nodes: [], pageInfo: { hasNextPage: false }, totalCount: 0 };
const records = [
  { __typename: 'Candidate', id: '41', firstName: 'Asha', lastName: 'Patel', email: 'asha@x.example', isActive: false },
  {
    __typename: 'Company',
    id: '42',
    name: 'Asha Textiles',
    fullName: 'Meera Shah',
    email: 'meera@x.example',
    approvalState: 'PENDING',
  },
  { __typename: 'User', id: '44', firstName: 'Asha', lastName: 'Rao', email: 'rao@x.example' },
  {
    __typename: 'Note',
    id: '45',
    text: 'Asha calls back.',
    authorName: 'Meera Shah',
    record: { kind: 'JOB', id: '46', name: 'Weaver · Tapi Looms' },
  },
] as const;

describe('the global search', () => {
  let queries: string[];
  beforeEach(() => {
    queries = [];
    answerQuery(ContactMessagesDocument, { contactMessages: nothing });
    answerQuery(AuditTrailDocument, { auditEvents: nothing });
    answerQuery(ApiKeysDocument, { apiClients: [] });
    answerQuery(SearchEverythingDocument, ({ query }) => {
      queries.push(query);
      return { search: query.startsWith('asha') ? [...records] : [] };
    });
  });

  async function openBox() {
    const app = openAs('admin', paths.admin.contactMessages);
    await screen.findByRole('heading', { name: 'Contact Messages' });
    await app.user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Search people, companies, jobs and screens' });
    return { app, box };
  }
  const lines = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  it('opens with Ctrl+K, lists the screens, and opens a matching screen with Enter', async () => {
    const { app, box } = await openBox();
    expect(box).toHaveFocus();
    expect(lines()).toContain('Undelivered Emails');
    await app.user.paste('keys api');
    await waitFor(() => expect(lines()).toEqual(['API Keys']));
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'API Keys' })).toHaveFocus();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('groups the results, shows details that distinguish them, and opens the selected record', async () => {
    const { app, box } = await openBox();
    await app.user.paste('asha');
    const group = await screen.findByRole('group', { name: 'Employers' });
    expect(within(group).getByRole('option')).toHaveTextContent('Asha TextilesMeera Shah · Pending');
    expect(lines()).toEqual([
      'Asha Patelasha@x.example · Inactive',
      'Asha TextilesMeera Shah · Pending',
      'Asha Raorao@x.example',
      'Asha calls back.Weaver · Tapi Looms · Meera Shah',
    ]);
    expect(queries.at(-1)).toBe('asha');
    await app.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Asha Rao');
    expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.router.state.location.pathname).toBe(paths.admin.auditTrail));
    expect(app.router.state.location.search).toBe('?actor=44');
  });

  it('shows a message when nothing is found, and returns the focus when it is closed', async () => {
    const { app, box } = await openBox();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(box).not.toBeInTheDocument());
    const button = screen.getByRole('button', { name: 'Search everything' });
    await app.user.click(button);
    await screen.findByRole('combobox');
    await app.user.paste('zzz');
    expect(await screen.findByText('Nothing found.')).toBeVisible();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('shows an error when it fails', async () => {
    answerQuery(SearchEverythingDocument, networkFailure);
    const { app } = await openBox();
    await app.user.paste('zzz');
    expect(await screen.findByRole('alert')).toHaveTextContent('The search failed. Please try again.');
    takeConsoleErrors();
  });
});
