import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { enterText } from '../../testing/enter-text';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerQuery, networkFailure, refusal } from '../../testing/server';
import {
  AuditTrailDocument,
  type AuditTrailEventFragment,
  type AuditTrailQueryVariables,
} from './audit-trail.generated';

const anEvent = (overrides: Partial<AuditTrailEventFragment> = {}): AuditTrailEventFragment => ({
  id: '91',
  at: '2026-11-20T18:31:05.000Z',
  actorId: '7',
  actorType: 'ADMIN',
  actor: { id: '7', firstName: 'Nisha', lastName: 'Rao' },
  action: 'DELETE',
  subjectType: 'API_CLIENT',
  subjectId: '31',
  subjectName: 'City Job Board',
  subjectUserType: null,
  subjectDeleted: false,
  details: [],
  ip: '10.0.0.9',
  ...overrides,
});

/** Answers the trail and keeps what was asked. */
function serve(nodes: AuditTrailEventFragment[], hasNextPage = false) {
  const asked: AuditTrailQueryVariables[] = [];
  answerQuery(AuditTrailDocument, (variables) => {
    asked.push(variables);
    return { auditEvents: { nodes, pageInfo: { hasNextPage }, totalCount: nodes.length } };
  });
  return asked;
}
const open = (query = '') => openAs('admin', paths.admin.auditTrail + query);
const cells = async (text: string) => {
  const row = (await screen.findByText(text, { selector: 'td *' })).closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
};

describe('the audit trail', () => {
  it('says who did what, when, to which record and from where', async () => {
    const asked = serve([
      anEvent({
        details: [
          { name: 'from', value: 'APPLIED' },
          { name: 'to', value: 'SHORTLISTED' },
          { name: 'jobId', value: '63' },
          { name: 'scopes', value: '["JOBS_READ","REPORTS_READ"]' },
        ],
      }),
    ]);
    open();
    expect(await cells('Nisha Rao')).toEqual([
      '21/11/2026 00:01:05',
      'Nisha RaoAdmin',
      'Delete',
      'City Job BoardAPI client 31 ',
      'Status: Applied → ShortlistedJob: 63Scopes: Jobs read, Reports read',
      '10.0.0.9',
    ]);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Time',
      'Who',
      'Action',
      'Record',
      'Details',
      'Address',
    ]);
    expect(asked).toEqual([{ first: 25, page: 1, filter: {} }]);
  });

  it.each([
    [{ actor: null }, 'Deleted account 7Admin'],
    [{ actor: null, actorId: null, actorType: 'ANONYMOUS' }, 'Visitor or operator'],
    [{ actor: null, actorId: null, actorType: 'API_CLIENT' }, 'API client'],
  ] as const)('says who acted when there is no account: %o', async (overrides, text) => {
    serve([anEvent({ ...overrides, ip: null, action: 'RESET_SECOND_FACTOR' })]);
    open();
    const found = await cells('Reset second factor');
    expect([found[1], found[4], found[5]]).toEqual([text, '–', '–']);
  });

  it.each([
    ['JOB', null, `${paths.admin.jobs}?record=31`],
    ['COMPANY', null, `${paths.admin.employers}?record=31`],
    ['CANDIDATE', 'CANDIDATE', `${paths.admin.candidates}?record=31`],
    ['APPLICATION', null, `${paths.admin.applications}?record=31`],
    ['USER', 'EMPLOYER', `${paths.admin.employers}?record=31`],
    ['USER', 'CANDIDATE', `${paths.admin.candidates}?record=31`],
  ] as const)('leads to the record of the kind %s %s by its name', async (subjectType, subjectUserType, address) => {
    serve([anEvent({ subjectType, subjectUserType, subjectName: 'Loom Engineer' })]);
    open();
    expect(await screen.findByRole('link', { name: 'Loom Engineer' })).toHaveAttribute('href', address);
  });

  it.each([
    ['API_CLIENT', null],
    ['USER', 'ADMIN'],
  ] as const)(
    'names a record of the kind %s %s without a link, for no screen shows it',
    async (subjectType, userType) => {
      serve([anEvent({ subjectType, subjectUserType: userType, subjectName: 'Meera Desai' })]);
      open();
      expect(await screen.findByText('Meera Desai')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Meera Desai' })).toBeNull();
    },
  );

  it('says that a record has been deleted', async () => {
    serve([anEvent({ subjectType: 'JOB', subjectName: null, subjectDeleted: true })]);
    open();
    expect((await cells('Nisha Rao'))[3]).toBe('Job 31 Deleted');
    expect(screen.getByRole('button', { name: 'Everything that happened to Job 31' })).toBeVisible();
  });

  it('says that there are none', async () => {
    serve([]);
    open();
    expect(await screen.findByText('No events found.')).toBeVisible();
  });

  it.each([
    ['a refusal', refusal('INTERNAL', 'boom')],
    ['no answer', networkFailure()],
  ])('says that it could not be fetched after %s, and tries again', async (_case, response) => {
    answerQuery(AuditTrailDocument, () => response.clone());
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch events. Please try again.');
    serve([anEvent()]);
    await press('Retry');
    expect(await screen.findByText('Nisha Rao')).toBeVisible();
  });

  it('turns pages and keeps the filters in the address', async () => {
    const asked = serve([anEvent()], true);
    const app = open('?action=DELETE');
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ first: 25, page: 2, filter: { action: 'DELETE' } }));
    expect(app.router.state.location.search).toBe('?action=DELETE&page=2');
  });
});

describe('searching the audit trail', () => {
  it('reads all filters out of the address', async () => {
    const asked = serve([anEvent()]);
    open('?action=approve&subject=JOB&record=31&actor=7&from=2026-11-01&to=2026-11-30');
    await screen.findByText('Nisha Rao');
    expect(asked.map(({ filter }) => filter)).toEqual([
      { action: 'APPROVE', subjectType: 'JOB', subjectId: '31', actorId: '7', from: '2026-11-01', to: '2026-11-30' },
    ]);
    expect(screen.getByRole('combobox', { name: 'Action' })).toHaveValue('Approve');
    expect(screen.getByRole('combobox', { name: 'Record' })).toHaveValue('Job');
    expect(screen.getByLabelText('Record ID')).toHaveValue('31');
    expect(screen.getByLabelText('Account ID')).toHaveValue('7');
  });

  it('passes over what cannot be meant, such as an act that nobody records', async () => {
    const asked = serve([anEvent()]);
    open('?action=TURN_TO_STONE&subject=1;2&record=%00&actor=asha&from=soon&to=2026-02-31');
    await screen.findByText('Nisha Rao');
    expect(asked.map(({ filter }) => filter)).toEqual([{}]);
    expect(screen.getByRole('combobox', { name: 'Action' })).toHaveValue('');
  });

  it('asks from the first page on for what was entered', async () => {
    const asked = serve([anEvent()]);
    const app = open('?page=3');
    await screen.findByText('Nisha Rao');
    await app.user.click(screen.getByRole('combobox', { name: 'Action' }));
    await app.user.click(await screen.findByRole('option', { name: 'Export' }));
    await enterText(screen.getByLabelText('Account ID'), '7a');
    await enterText(screen.getByLabelText('Record ID'), 'jobs; ');
    await enterText(screen.getByLabelText('From date'), '01/11/2026');
    await press('Search');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        first: 25,
        page: 1,
        filter: { action: 'EXPORT', actorId: '7', subjectId: 'jobs', from: '2026-11-01' },
      }),
    );
    expect(app.router.state.location.search).toBe('?action=EXPORT&record=jobs&actor=7&from=2026-11-01');
  });

  it('shows everything that an account did, or that happened to a record, at a press', async () => {
    const asked = serve([anEvent({ subjectType: 'JOB' })]);
    const app = open('?action=DELETE');
    await userEvent.click(await screen.findByRole('button', { name: 'Everything that Nisha Rao did' }));
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ actorId: '7' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Everything that happened to Job 31' }));
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ subjectType: 'JOB', subjectId: '31' }));
    expect(app.router.state.location.search).toBe('?subject=JOB&record=31');
  });

  it('says that nothing matches and clears the search', async () => {
    const asked = serve([]);
    open('?actor=9');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({}));
  });
});
