import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DeletionPreviewDocument } from '../list/deletion-preview.generated';
import { paths } from '../../../config/paths';
import type { DecideApprovalInput } from '../../../lib/graphql/schema.generated';
import { openAs } from '../../../testing/open-as';
import { answerMutation, answerQuery, networkFailure, refusal } from '../../../testing/server';
import { ManagedApplicationDetailsDocument, ManagedApplicationHistoryDocument } from './application-details.generated';
import {
  DecideManagedApplicationDocument,
  DeleteManagedApplicationsDocument,
  type ManagedApplicationFragment,
  ManagedApplicationsDocument,
  type ManagedApplicationsQueryVariables,
  SetManagedApplicationActiveDocument,
  type SetManagedApplicationActiveMutationVariables,
} from './manage-applications.generated';

const name = 'Kavya Nair, Loom Engineer';
type Approval = NonNullable<ManagedApplicationFragment['approval']>;
const anApproval = (overrides: Partial<Approval> = {}): Approval => ({
  id: '71',
  proposedStatus: 'SHORTLISTED',
  hasOfferLetter: false,
  outcomeIfApproved: 'The application becomes Shortlisted. The candidate gets a mail.',
  outcomeIfRejected: 'Shortlisted is refused; the application goes back to Applied.',
  ...overrides,
});
const anApplication = (overrides: Partial<ManagedApplicationFragment> = {}): ManagedApplicationFragment => ({
  id: '41',
  candidate: { id: '21', firstName: 'Kavya', lastName: 'Nair' },
  job: { id: '31', title: 'Loom Engineer' },
  status: 'PENDING',
  proposedStatus: 'SHORTLISTED',
  appliedAt: '2026-11-03T06:30:00.000Z',
  statusUpdatedAt: '2026-11-20T06:30:00.000Z',
  approvalState: 'PENDING',
  approval: anApproval(),
  isActive: true,
  ...overrides,
});
const approved = (overrides: Partial<ManagedApplicationFragment> = {}) =>
  anApplication({ status: 'SHORTLISTED', approvalState: 'APPROVED', ...overrides });

/** What the API answers to a decision about it. */
const answerOf = (subject: ManagedApplicationFragment = anApplication()) => ({
  decideApproval: { approval: { id: '71', subject } },
});

/** Answers the list out of `rows`, which a test may change, and keeps what was asked. */
function serveApplications(rows: ManagedApplicationFragment[]) {
  const asked: ManagedApplicationsQueryVariables[] = [];
  answerQuery(ManagedApplicationsDocument, (variables) => {
    asked.push(variables);
    return { applications: { nodes: rows, pageInfo: { hasNextPage: false }, totalCount: rows.length } };
  });
  return asked;
}
type App = ReturnType<typeof openAs>;
const newestFirst = { field: 'APPLIED_AT', direction: 'DESC' };
const open = (query = '', options = {}): App => openAs('admin', paths.admin.applications + query, options);
const confirm = async (app: App, verb: 'Approve' | 'Reject') => {
  await app.user.click(await screen.findByRole('button', { name: `${verb} ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `${verb} this application?` }));
  if (verb === 'Reject') await app.user.click(dialog.getByRole('radio', { name: 'It is too early for this step' }));
  await app.user.click(dialog.getByRole('button', { name: verb }));
};
const chooseInMenu = async (app: App, entry: string) => {
  await app.user.click(await screen.findByRole('button', { name: `More about ${name}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: entry }));
};
const cells = async () => {
  const row = (await screen.findByText('Kavya Nair')).closest('tr');
  return [...(row?.querySelectorAll('td[data-label]') ?? [])].map((cell) => cell.textContent);
};

describe('several applications', () => {
  const select = async () => fireEvent.click(await screen.findByLabelText(`Select ${name}`));

  it.each([
    ['a refusal', refusal('INTERNAL', 'boom')],
    ['no answer', networkFailure()],
  ])('say Delete failed after %s, and the list is fetched again', async (_case, response) => {
    const asked = serveApplications([anApplication()]);
    answerQuery(DeletionPreviewDocument, {
      deletionPreview: { users: 0, companies: 0, jobs: 0, applications: 1, interviews: 2, files: 0 },
    });
    answerMutation(DeleteManagedApplicationsDocument, () => response);
    open();
    await select();
    fireEvent.click(screen.getByRole('button', { name: 'Delete Selected (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 application?' }));
    expect(await dialog.findByText('2 interviews')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Delete failed');
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('are deleted', async () => {
    const rows = [anApplication()];
    serveApplications(rows);
    answerQuery(DeletionPreviewDocument, {
      deletionPreview: { users: 0, companies: 0, jobs: 0, applications: 1, interviews: 0, files: 0 },
    });
    answerMutation(DeleteManagedApplicationsDocument, () => {
      rows.length = 0;
      return { deleteApplications: { deleted: { applications: 1 } } };
    });
    open();
    await select();
    fireEvent.click(screen.getByRole('button', { name: 'Delete Selected (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 application?' }));
    await dialog.findByText('Nothing else will be deleted.');
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Applications deleted successfully.')).toBeVisible();
    expect(await screen.findByText('No application found.')).toBeVisible();
  });

  it('are approved with a count of each step, without what was rejected before', async () => {
    const row = (id: string, overrides: Partial<ManagedApplicationFragment> = {}) =>
      anApplication({ id, candidate: { id, firstName: 'Person', lastName: id }, ...overrides });
    const rows = [
      row('1', { approval: anApproval({ id: '81', proposedStatus: 'APPLIED' }) }),
      row('2', { approval: anApproval({ id: '82', proposedStatus: 'APPLIED' }) }),
      row('3', { approval: anApproval({ id: '83', proposedStatus: 'SELECTED', hasOfferLetter: true }) }),
      row('4', { status: 'APPLIED', approvalState: 'REJECTED' }),
    ];
    serveApplications(rows);
    const decided: unknown[] = [];
    answerMutation(DecideManagedApplicationDocument, ({ input: { approvalId } }) => {
      decided.push(approvalId);
      return answerOf(approved({ id: approvalId.slice(1) }));
    });
    open();
    fireEvent.click(await screen.findByLabelText('Select all rows'));
    fireEvent.click(screen.getByRole('button', { name: 'Approve Selected (3)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 3 applications?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['2 → Applied', '1 → Selected with offer letter']),
    );
    expect(dialog.getByText('Left out: 1 application that was rejected before. Approve it on its own.')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(decided).toEqual(['81', '82', '83']));
  });

  it('are rejected with a question and a count', async () => {
    serveApplications([anApplication()]);
    answerMutation(DecideManagedApplicationDocument, () => answerOf(anApplication({ approvalState: 'REJECTED' })));
    open();
    await select();
    fireEvent.click(screen.getByRole('button', { name: 'Reject Selected (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 1 application?' }));
    fireEvent.click(dialog.getByRole('radio', { name: 'We need more facts' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('1 application was rejected.')).toBeVisible();
  });
});

describe('the list of applications', () => {
  it.each([
    ['Applied Date', 'APPLIED_AT'],
    ['Admin Approval Status', 'STATUS_UPDATED_AT'],
  ])('is sorted by the header %s', async (column, field) => {
    const asked = serveApplications([anApplication()]);
    open();
    await screen.findByText('Kavya Nair');
    const header = () => screen.getByRole('columnheader', { name: column });
    fireEvent.click(within(header()).getByRole('button'));
    await waitFor(() => expect(asked.at(-1)?.orderBy).toEqual({ field, direction: 'ASC' }));
    await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
    fireEvent.click(within(header()).getByRole('button'));
    await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'));
    expect(asked.map(({ orderBy }) => orderBy)).toContainEqual({ field, direction: 'DESC' });
  });

  it('has the specified columns', async () => {
    const asked = serveApplications([anApplication()]);
    open();
    await screen.findByText('Kavya Nair');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'Candidate',
      'Job Title',
      'Application Status',
      'Applied Date',
      'Admin Approval Status',
      'Record Status',
      'Actions',
    ]);
    expect(asked).toEqual([{ first: 25, page: 1, orderBy: newestFirst, filter: {} }]);
  });

  it('shows the status while it is pending', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00.000Z') });
    serveApplications([anApplication({ isActive: false })]);
    open();
    expect((await cells()).slice(0, 6)).toEqual([
      'Kavya NairApplication 41',
      'Loom Engineer',
      'Pending',
      '03/11/2026',
      'Pendingfor 1 day',
      'Inactive',
    ]);
  });

  it('shows the proposed status otherwise', async () => {
    serveApplications([approved({ status: 'APPLIED', proposedStatus: 'INTERVIEW_SCHEDULED' })]);
    open();
    expect((await cells())[2]).toBe('Interview Scheduled');
  });

  it('says that there are none', async () => {
    serveApplications([]);
    open();
    expect(await screen.findByText('No application found.')).toBeVisible();
  });

  it('says that it could not be fetched', async () => {
    answerQuery(ManagedApplicationsDocument, () => refusal('INTERNAL', 'boom'));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch applications. Please try again.');
  });

  it.each([
    ['Pending', 'Pending', { status: 'PENDING' }],
    ['INTERVIEW_SCHEDULE', 'Interview Scheduled', { status: 'INTERVIEW_SCHEDULED' }],
    ['inactive', 'Inactive', { isActive: false }],
  ])('is narrowed by ?status=%s', async (status, shown, sent) => {
    const asked = serveApplications([anApplication()]);
    open(`?status=${status}`);
    await screen.findByText('Kavya Nair');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue(shown);
    expect(asked).toEqual([{ first: 25, page: 1, orderBy: newestFirst, filter: sent }]);
  });

  it('offers the specified statuses', async () => {
    serveApplications([]);
    const app = open();
    await screen.findByText('No application found.');
    await app.user.click(screen.getByRole('combobox', { name: 'Status' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Active',
      'Inactive',
      'Pending',
      'Applied',
      'Shortlisted',
      'Interview Scheduled',
      'Interview Not Attended',
      'Selected',
      'Rejected',
    ]);
    await app.user.click(screen.getByRole('option', { name: 'Interview Not Attended' }));
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?status=interview_not_attended'));
  });

  it('is searched by candidate name or job title, with the signs of titles', async () => {
    const asked = serveApplications([anApplication()]);
    const app = open();
    await screen.findByText('Kavya Nair');
    fireEvent.change(screen.getByLabelText('Candidate name or job title'), {
      target: { value: 'Manager, Direct Tax' },
    });
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ search: 'Manager, Direct Tax' }));
  });
});

describe('deciding about an application', () => {
  it.each([
    ['PENDING', true],
    ['REJECTED', false],
  ] as const)('when %s offers Approve, and Reject enabled: %s', async (approvalState, reject) => {
    serveApplications([anApplication({ approvalState })]);
    open();
    expect(await screen.findByRole('button', { name: `Approve ${name}` })).toBeEnabled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: `Reject ${name}` }).disabled).toBe(!reject);
    expect(screen.queryByRole('group', { name: `Record of ${name}` })).toBeNull();
  });

  it('asks first, approves, and then offers Active and Inactive instead', async () => {
    const rows = [anApplication()];
    serveApplications(rows);
    const sent: DecideApprovalInput[] = [];
    answerMutation(DecideManagedApplicationDocument, ({ input }) => {
      sent.push(input);
      rows[0] = approved();
      return answerOf(rows[0]);
    });
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: `Approve ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this application?' }));
    expect(dialog.getByText(/becomes Shortlisted/)).toBeVisible();
    expect(sent).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(`${name}: approved.`)).toBeVisible();
    expect(sent).toEqual([
      { approvalId: '71', decision: 'APPROVE', seen: 'PENDING', seenProposedStatus: 'SHORTLISTED' },
    ]);
    expect(await screen.findByRole('group', { name: `Record of ${name}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Approve ${name}` })).toBeNull();
  });

  it('says of a rejected proposal which step its approval brings about, in the words of the server', async () => {
    const approval = anApproval({
      proposedStatus: 'SELECTED',
      hasOfferLetter: true,
      outcomeIfRejected: null,
      outcomeIfApproved: 'This was rejected before. The application becomes Selected with offer letter.',
    });
    const rejected = anApplication({
      status: 'APPLIED',
      proposedStatus: 'APPLIED',
      approvalState: 'REJECTED',
      approval,
    });
    serveApplications([rejected]);
    const sent: DecideApprovalInput[] = [];
    answerMutation(DecideManagedApplicationDocument, ({ input }) => {
      sent.push(input);
      return refusal('STALE_VERSION', 'This record has been changed by someone else. Reload it and try again.');
    });
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: `Approve ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this application?' }));
    expect(dialog.getByText(/^This was rejected before\. The application becomes Selected/)).toBeVisible();
    expect(dialog.queryByText(/becomes Applied/)).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This record has been changed by someone else.');
    expect(sent).toEqual([{ approvalId: '71', decision: 'APPROVE', seen: 'REJECTED', seenProposedStatus: 'SELECTED' }]);
  });

  it('rejects with a reason only, and "another reason" only with a note', async () => {
    serveApplications([anApplication()]);
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: `Reject ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this application?' }));
    const reject = dialog.getByRole('button', { name: 'Reject' });
    expect(reject).toBeDisabled();
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label, div')?.textContent)).toHaveLength(5);
    await app.user.click(dialog.getByRole('radio', { name: 'Another reason' }));
    expect(reject).toBeDisabled();
    fireEvent.change(dialog.getByLabelText(/^Note/), { target: { value: 'Ask again in May.' } });
    expect(reject).toBeEnabled();
  });

  it('asks first, then rejects', async () => {
    serveApplications([anApplication()]);
    const sent: DecideApprovalInput[] = [];
    answerMutation(DecideManagedApplicationDocument, ({ input }) => {
      sent.push(input);
      return answerOf(anApplication({ approvalState: 'REJECTED' }));
    });
    await confirm(open(), 'Reject');
    expect(await screen.findByText(`${name}: rejected.`)).toBeVisible();
    expect(sent).toEqual([
      {
        approvalId: '71',
        decision: 'REJECT',
        seen: 'PENDING',
        seenProposedStatus: 'SHORTLISTED',
        reason: 'NOT_YET',
        note: '',
      },
    ]);
  });

  it('says who was first when somebody else has decided, and shows that decision', async () => {
    const rows = [anApplication()];
    serveApplications(rows);
    const sentence = 'This application was already approved by Nisha Rao on 21/11/2026 10:05.';
    answerMutation(DecideManagedApplicationDocument, () => {
      rows[0] = approved();
      return refusal('ALREADY_DECIDED', sentence);
    });
    await confirm(open(), 'Reject');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await screen.findByRole('group', { name: `Record of ${name}` })).toBeVisible();
  });

  it.each([
    ['the server fails', () => refusal('INTERNAL', 'boom'), 'Failed to update this'],
    ['no answer comes', networkFailure, 'Failed to update status. Try again.'],
  ])('says so when %s', async (_case, response, sentence) => {
    serveApplications([anApplication()]);
    answerMutation(DecideManagedApplicationDocument, response);
    await confirm(open(), 'Approve');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });
});

describe('the record of an approved application', () => {
  const toggles = async () => within(await screen.findByRole('group', { name: `Record of ${name}` }));

  it('is switched by two toggle buttons', async () => {
    const rows = [approved()];
    serveApplications(rows);
    const sent: SetManagedApplicationActiveMutationVariables[] = [];
    answerMutation(SetManagedApplicationActiveDocument, (variables) => {
      sent.push(variables);
      rows[0] = approved({ isActive: variables.isActive });
      return { setApplicationActive: { application: rows[0] } };
    });
    const app = open();
    const group = await toggles();
    expect(group.getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true');
    await app.user.click(group.getByRole('button', { name: 'Active' }));
    await app.user.click(group.getByRole('button', { name: 'Inactive' }));
    expect(await screen.findByText(`${name}: now Inactive.`)).toBeVisible();
    expect(sent).toEqual([{ id: '41', isActive: false }]);
    expect(group.getByRole('button', { name: 'Inactive' })).toHaveAttribute('aria-pressed', 'true');
    expect((await cells())[5]).toBe('Inactive');
  });

  it.each([
    ['the server fails', () => refusal('INTERNAL', 'boom'), 'Failed to update this'],
    ['no answer comes', networkFailure, 'Failed to update status. Try again.'],
  ])('says so when %s, and stays as it was', async (_case, response, sentence) => {
    serveApplications([approved()]);
    answerMutation(SetManagedApplicationActiveDocument, response);
    const app = open();
    await app.user.click((await toggles()).getByRole('button', { name: 'Inactive' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect((await toggles()).getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the details of an application', () => {
  const details = (url: string) => ({
    application: {
      ...approved({ status: 'SELECTED', proposedStatus: 'SELECTED' }),
      approval: { ...anApproval(), reason: null, note: null },
      statusUpdatedAt: '2026-11-20T06:30:05.000Z',
      notes: [],
      feedback: 'Very good.',
      dateOfJoining: '2026-12-15',
      offerLetter: { id: '8', name: 'offer.pdf', url },
      candidate: {
        id: '21',
        firstName: 'Kavya',
        lastName: 'Nair',
        email: 'kavya@example.com',
        contact: '9876543210',
        resume: { id: '9', name: 'kavya.pdf', url },
      },
      job: {
        id: '31',
        title: 'Loom Engineer',
        companyName: 'Himalaya Textiles',
        company: { id: '11', fullName: 'Asha Patel' },
        postedAt: '2026-10-01T06:30:00.000Z',
        approvalState: 'APPROVED' as const,
        isActive: true,
      },
    },
  });

  it('name the candidate, the job with who posted it, the offer and the feedback', async () => {
    serveApplications([approved()]);
    answerQuery(ManagedApplicationDetailsDocument, details('https://files.example/9'));
    const app = open();
    await chooseInMenu(app, 'View Details');
    const modal = within(await screen.findByRole('dialog', { name: 'Application Details' }));
    expect(await modal.findByText('Asha Patel')).toBeVisible();
    for (const [key, value] of [
      ['Email', 'kavya@example.com'],
      ['Contact', '+91 9876543210'],
      ['Company Name', 'Himalaya Textiles'],
      ['Posted By', 'Asha Patel'],
      ['Posted At', '01/10/2026'],
      ['Status', 'Selected'],
      ['Status Updated At', '20-11-2026 12:00:05'],
      ['Feedback', 'Very good.'],
      ['Date of Joining', '15/12/2026'],
    ] as const) {
      expect(modal.getByRole('rowheader', { name: key }).closest('tr')).toHaveTextContent(`${key}${value}`);
    }
    expect(modal.getByRole('link', { name: 'View Resume: kavya.pdf' })).toHaveAttribute(
      'href',
      'https://files.example/9',
    );
    expect(modal.getByRole('link', { name: 'View Offer Letter: offer.pdf' })).toHaveAttribute('target', '_blank');
    expect(modal.getByRole('link', { name: 'Download Offer Letter: offer.pdf' })).toHaveAttribute(
      'download',
      'offer.pdf',
    );
  });

  it('open from an address that names the application, with the decision at hand', async () => {
    serveApplications([anApplication()]);
    const { application } = details('https://files.example/9');
    const { candidate, job, approval } = application;
    answerQuery(ManagedApplicationDetailsDocument, {
      application: { ...application, ...anApplication(), candidate, job, approval },
    });
    const app = open('?status=pending');
    await screen.findByText('Kavya Nair');
    await app.router.navigate(`${paths.admin.applications}?status=Pending&record=41`);
    const modal = within(await screen.findByRole('dialog', { name: 'Application Details' }));
    expect(await modal.findByText('kavya@example.com')).toBeVisible();
    await app.user.click(modal.getByRole('button', { name: `Approve ${name}` }));
    expect(await screen.findByRole('dialog', { name: 'Approve this application?' })).toBeVisible();
    await waitFor(() => expect(app.router.state.location.search).toBe('?status=Pending'));
  });

  it('renew the links of documents before these expire', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serveApplications([approved()]);
    let asked = 0;
    answerQuery(ManagedApplicationDetailsDocument, () => details(`https://files.example/${(asked += 1)}`));
    const app = open('', { advanceTimers: vi.advanceTimersByTimeAsync });
    await chooseInMenu(app, 'View Details');
    const link = await screen.findByRole('link', { name: 'View Resume: kavya.pdf' });
    expect(link).toHaveAttribute('href', 'https://files.example/1');
    await vi.advanceTimersByTimeAsync(46_000);
    await waitFor(() => expect(link).toHaveAttribute('href', 'https://files.example/2'));
  });
});

describe('the history of an application', () => {
  it('lists every step, the oldest first', async () => {
    serveApplications([anApplication()]);
    const step = { requestedByName: 'Himalaya Textiles', feedback: null, reason: null, note: null };
    answerQuery(ManagedApplicationHistoryDocument, {
      application: {
        id: '41',
        isActive: true,
        approvals: [
          {
            ...step,
            id: '1',
            state: 'APPROVED',
            requestedAt: '2026-11-02T06:30:00.000Z',
            decidedAt: '2026-11-03T06:30:00.000Z',
            proposedStatus: 'APPLIED',
            resultingStatus: 'APPLIED',
          },
          {
            ...step,
            id: '2',
            state: 'PENDING',
            requestedAt: '2026-11-05T07:00:09.000Z',
            decidedAt: null,
            proposedStatus: 'SHORTLISTED',
            resultingStatus: 'PENDING',
            feedback: 'Soon, please.',
          },
        ],
      },
    });
    const app = open();
    await chooseInMenu(app, 'View History');
    const modal = within(await screen.findByRole('dialog', { name: 'Application History' }));
    await modal.findByText('03-11-2026 12:00:00');
    expect(modal.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Timestamp', 'Status', 'Proposed Status', 'Admin Approval Status', 'Record Status', 'Changed By', 'Feedback'],
      ['03-11-2026 12:00:00', 'Applied', 'Applied', 'Approved', 'Active', 'Admin', '–'],
      ['05-11-2026 12:30:09', 'Pending', 'Shortlisted', 'Pending', 'Active', 'Himalaya Textiles', 'Soon, please.'],
    ]);
  });

  it('says that there is none', async () => {
    serveApplications([anApplication()]);
    answerQuery(ManagedApplicationHistoryDocument, { application: { id: '41', isActive: true, approvals: [] } });
    await chooseInMenu(open(), 'View History');
    expect(await screen.findByText('No approved history available')).toBeVisible();
  });
});
