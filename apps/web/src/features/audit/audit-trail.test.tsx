import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { paths } from '../../config/paths';
import { aPage } from '../../testing/data/a-page';
import { enterText } from '../../testing/enter-text';
import { exported } from '../../testing/exported';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerQuery, networkFailure } from '../../testing/server';
import { AuditTrailDocument, type AuditTrailEventFragment } from './audit-trail.generated';

const anEvent = (overrides: Partial<AuditTrailEventFragment> = {}): AuditTrailEventFragment => ({
  id: '91',
  at: '2026-11-20T18:31:05.000Z',
  actorId: '7',
  actorType: 'ADMIN',
  actorName: 'Nisha Rao',
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

/** Serves the audit trail. Returns the requests. */
function serve(nodes: AuditTrailEventFragment[], hasNextPage = false) {
  return answerQuery(AuditTrailDocument, () => ({
    auditEvents: { nodes, pageInfo: { hasNextPage }, totalCount: nodes.length },
  }));
}
const open = (query = '') => openAs('admin', paths.admin.auditTrail + query);
const cells = async (text: string) => {
  const row = (await screen.findByText(text, { selector: 'td *' })).closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
};

describe('the audit trail', () => {
  it('says who did what, when, to which record and from where', async () => {
    const requests = serve([
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
    const row = await cells('Nisha Rao');
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers.map((header, index) => [header, row[index]])).toEqual([
      ['Time', '21/11/2026 12:01:05 am'],
      ['Who', 'Nisha RaoAdmin'],
      ['Action', 'Delete'],
      ['Record', 'City Job BoardAPI client 31 '],
      ['Details', 'Status: Applied → ShortlistedJob: 63Scopes: Jobs read, Reports read'],
      ['Address', '10.0.0.9'],
    ]);
    expect(requests).toEqual([{ first: 25, page: 1, filter: {} }]);
  });

  it('names an actor without an account and marks a deleted record', async () => {
    const unnamed = { actorName: null, ip: null, action: 'RESET_SECOND_FACTOR' } as const;
    serve([
      anEvent({ id: '1', ...unnamed }),
      anEvent({ id: '2', ...unnamed, actorId: null, actorType: 'ANONYMOUS' }),
      anEvent({ id: '3', ...unnamed, actorId: null, actorType: 'API_CLIENT' }),
      anEvent({ id: '4', subjectType: 'JOB', subjectName: null, subjectDeleted: true }),
    ]);
    open();
    await screen.findByText('Nisha Rao', { selector: 'td *' });
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    expect(rows.slice(0, 3).map((row) => [row[1], row[4], row[5]])).toEqual([
      ['Deleted account 7Admin', '–', '–'],
      ['Visitor or operator', '–', '–'],
      ['API client', '–', '–'],
    ]);
    expect(rows[3]?.[3]).toBe('Job 31 Deleted');
    expect(screen.getByRole('button', { name: 'Everything that happened to Job 31' })).toBeVisible();
  });

  it('links a record to its screen, if it has one', async () => {
    const kinds = [
      ['JOB', null, `${paths.admin.jobs}?record=31`],
      ['COMPANY', null, `${paths.admin.employers}?record=31`],
      ['CANDIDATE', 'CANDIDATE', `${paths.admin.candidates}?record=31`],
      ['APPLICATION', null, `${paths.admin.applications}?record=31`],
      ['USER', 'EMPLOYER', `${paths.admin.employers}?record=31`],
      ['USER', 'CANDIDATE', `${paths.admin.candidates}?record=31`],
      ['API_CLIENT', null, undefined],
      ['USER', 'ADMIN', undefined],
    ] as const;
    serve(
      kinds.map(([subjectType, subjectUserType], index) =>
        anEvent({ id: String(index), subjectType, subjectUserType, subjectName: `Record ${index}` }),
      ),
    );
    open();
    await screen.findByText('Record 0');
    const addresses = kinds.map((_kind, index) =>
      screen.getByText(`Record ${index}`).closest('a')?.getAttribute('href'),
    );
    expect(addresses).toEqual(kinds.map(([, , address]) => address));
  });

  it('shows an error with Retry, says when nothing matches and clears the search', async () => {
    answerQuery(AuditTrailDocument, () => networkFailure());
    open('?actor=9');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch events. Please try again.');
    const requests = serve([]);
    await press('Retry');
    expect(await screen.findByText('No events found.')).toBeVisible();
    await press('Clear the search');
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({}));
  });

  it('changes pages and keeps the filters in the URL', async () => {
    const requests = serve([anEvent()], true);
    const app = open('?action=DELETE');
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(requests.at(-1)).toEqual({ first: 25, page: 2, filter: { action: 'DELETE' } }));
    expect(app.router.state.location.search).toBe('?action=DELETE&page=2');
  });
});

describe('searching the audit trail', () => {
  it('reads all filters from the URL', async () => {
    const requests = serve([anEvent()]);
    open('?action=approve&subject=JOB&record=31&actor=7&from=2026-11-01&to=2026-11-30');
    await screen.findByText('Nisha Rao');
    expect(requests.map(({ filter }) => filter)).toEqual([
      { action: 'APPROVE', subjectType: 'JOB', subjectId: '31', actorId: '7', from: '2026-11-01', to: '2026-11-30' },
    ]);
    expect(screen.getByRole('combobox', { name: 'Action' })).toHaveValue('Approve');
    expect(screen.getByRole('combobox', { name: 'Record' })).toHaveValue('Job');
    expect(screen.getByLabelText('Record ID')).toHaveValue('31');
    expect(screen.getByLabelText('Account ID')).toHaveValue('7');
  });

  it('ignores invalid filters in the URL, such as an unknown action', async () => {
    const requests = serve([anEvent()]);
    open('?action=TURN_TO_STONE&subject=1;2&record=%00&actor=asha&from=soon&to=2026-02-31');
    await screen.findByText('Nisha Rao');
    expect(requests.map(({ filter }) => filter)).toEqual([{}]);
    expect(screen.getByRole('combobox', { name: 'Action' })).toHaveValue('');
  });

  it('applies the entered filters and starts at the first page', async () => {
    const requests = serve([anEvent()]);
    const app = open('?page=3');
    await screen.findByText('Nisha Rao');
    await app.user.click(screen.getByRole('combobox', { name: 'Action' }));
    await app.user.click(await screen.findByRole('option', { name: 'Export' }));
    await enterText(screen.getByLabelText('Account ID'), '7a');
    await enterText(screen.getByLabelText('Record ID'), 'jobs; ');
    await enterText(screen.getByLabelText('From date'), '01/11/2026');
    await press('Search');
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        first: 25,
        page: 1,
        filter: { action: 'EXPORT', actorId: '7', subjectId: 'jobs', from: '2026-11-01' },
      }),
    );
    expect(app.router.state.location.search).toBe('?action=EXPORT&record=jobs&actor=7&from=2026-11-01');
  });

  it('shows all events of an account or of a record when its button is pressed', async () => {
    const requests = serve([anEvent({ subjectType: 'JOB' })]);
    const app = open('?action=DELETE');
    await userEvent.click(await screen.findByRole('button', { name: 'Everything that Nisha Rao did' }));
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ actorId: '7' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Everything that happened to Job 31' }));
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ subjectType: 'JOB', subjectId: '31' }));
    expect(app.router.state.location.search).toBe('?subject=JOB&record=31');
  });
});

test('the audit trail is exported with its filters', async () => {
  answerQuery(AuditTrailDocument, { auditEvents: aPage([anEvent()]) });
  const files = await exported(/\/exports\//, async () =>
    openAs('admin', `${paths.admin.auditTrail}?action=post&actor=12`),
  );
  expect(files).toEqual(['/exports/audit-trail.csv?action=POST&actor=12']);
});
