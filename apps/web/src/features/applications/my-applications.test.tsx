import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aPage } from '../../testing/data/a-page';
import { aSession, aViewer } from '../../testing/data/builders';
import { enterText } from '../../testing/enter-text';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import {
  AnswerOfferDocument,
  type MyApplicationEntryFragment,
  type MyApplicationFragment,
  MyApplicationsDocument,
  type MyApplicationsQuery,
  type MyApplicationsQueryVariables,
  WithdrawApplicationDocument,
} from './my-applications.generated';

const candidate = aSession('candidate');
const now = new Date('2025-11-20T06:00:00Z');

type Request = NonNullable<MyApplicationEntryFragment['approval']>;

/** Builds a history entry with a request. `at` and `summary` belong to the entry, the other overrides to the request. */
const anEntry = ({
  at = '2025-11-02T10:00:00.000Z',
  summary = 'Rao & Sons shortlisted you.',
  ...overrides
}: Partial<Request> & { at?: string; summary?: string } = {}): MyApplicationEntryFragment => {
  const id = overrides.id ?? '51';
  const approval: Request = {
    id,
    state: 'APPROVED',
    requestedByName: 'Rao & Sons',
    decidedAt: at,
    proposedStatus: 'SHORTLISTED',
    resultingStatus: 'SHORTLISTED',
    feedback: null,
    reason: null,
    ...overrides,
  };
  return { id: `request-${id}`, kind: 'REQUEST', at, summary, approval };
};

const anApplication = (overrides: Partial<MyApplicationFragment> = {}): MyApplicationFragment => ({
  id: '1',
  candidate: { id: '7', firstName: 'Asha', lastName: 'Patel' },
  job: { id: '12', title: 'Accountant', companyName: 'Rao & Sons' },
  appliedAt: '2025-11-01T20:00:00.000Z',
  displayStatus: 'SHORTLISTED',
  withdrawal: null,
  offer: null,
  viewerCanWithdraw: true,
  dateOfJoining: null,
  offerLetter: null,
  interviews: [],
  history: [anEntry()],
  ...overrides,
});

const anInterview = (
  overrides: Partial<MyApplicationFragment['interviews'][number]> = {},
): MyApplicationFragment['interviews'][number] => ({
  id: '61',
  approvalState: 'APPROVED',
  cancelledAt: null,
  cancellationReason: null,
  cancelledByName: null,
  arrangedByName: null,
  roundType: 'FIRST_ROUND',
  mode: 'ONLINE',
  date: '2025-11-24',
  time: '15:30',
  startsAt: '2025-11-24T10:00:00.000Z',
  location: 'https://meet.example.com/rao',
  notes: 'Bring your certificates.',
  ...overrides,
});

const answer = (nodes: MyApplicationFragment[], hasNextPage = false): MyApplicationsQuery => ({
  viewer: { id: '7', openInvitations: [], candidate: null, applications: aPage(nodes, hasNextPage) },
});

/** Opens the screen on 20 November 2025. */
async function open(
  answers: MyApplicationsQuery | ((variables: MyApplicationsQueryVariables) => MyApplicationsQuery | Response),
) {
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
  answerQuery(ViewerDocument, aViewer(candidate));
  answerQuery(MyApplicationsDocument, answers);
  const app = renderApp(paths.candidate.applications, { as: candidate });
  await screen.findByRole('heading', { name: 'Application Management' });
  return app;
}

/** Builds an application for a job with this title. */
const applicationFor = (title: string, overrides: Partial<MyApplicationFragment>) =>
  anApplication({ id: title, job: { id: title, title, companyName: 'Rao & Sons' }, ...overrides });

describe('the cards of Application Management', () => {
  it('show job, candidate, status and application date in Indian time, on pages stored in the URL', async () => {
    const { router } = await open(({ page }) =>
      page === 1 ? answer([anApplication()], true) : answer([applicationFor('Planner', { history: [] })]),
    );
    const card = within(await screen.findByRole('article'));
    for (const text of ['Accountant', 'Rao & Sons', 'Asha Patel', 'Shortlisted', '02/11/2025']) {
      expect(card.getByText(text)).toBeVisible();
    }
    await press('Next page');
    expect(await screen.findByRole('button', { name: 'View History: Planner' })).toBeDisabled();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('have a badge for each status', async () => {
    const badges = [
      ['APPLIED', 'Applied', 'amber'],
      ['SHORTLISTED', 'Shortlisted', 'sky'],
      ['INTERVIEW_SCHEDULED', 'Interview Scheduled', 'yellow'],
      ['SELECTED', 'Selected', 'green'],
      ['REJECTED', 'Rejected', 'red'],
      ['PENDING', 'Pending', 'grey'],
    ] as const;
    await open(answer(badges.map(([displayStatus]) => applicationFor(displayStatus, { displayStatus }))));
    for (const [, label, tone] of badges) {
      expect((await screen.findByText(label)).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
    }
  });

  it('show approved upcoming interviews only, with their link', async () => {
    await open(
      answer([
        anApplication({
          interviews: [
            anInterview({ id: '60', startsAt: '2025-11-19T10:00:00.000Z', date: '2025-11-19' }),
            anInterview(),
            anInterview({ id: '62', roundType: 'NEXT_ROUND', approvalState: 'PENDING' }),
          ],
        }),
      ]),
    );
    const heading = await screen.findByRole('heading', { name: /^Interview/ });
    expect(heading).toHaveTextContent('Interview: First Round');
    expect(screen.getByText('24/11/2025 at 3:30 pm')).toBeVisible();
    expect(screen.getByText('Bring your certificates.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'https://meet.example.com/rao' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
  });

  it('show who cancelled an interview and why, without its link, and the location of another interview', async () => {
    const cancelled = { cancelledAt: '2025-11-19T10:00:00.000Z', cancellationReason: 'INTERVIEWER_AWAY' } as const;
    const byAdmin = { cancelledByName: 'Nisha Rao', roundType: 'RESCHEDULE', date: '2025-11-26' } as const;
    const withoutRound = anInterview({ ...cancelled, ...byAdmin, id: '62' });
    const place = { mode: 'FACE_TO_FACE', location: 'Ring Road, Surat', notes: null } as const;
    const faceToFace = anInterview({ ...place, id: '63', arrangedByName: 'Nisha Rao' });
    await open(
      answer(
        [anInterview(cancelled), withoutRound, faceToFace].map((one) => applicationFor(one.id, { interviews: [one] })),
      ),
    );
    expect(await screen.findByRole('heading', { name: 'Cancelled interview: First Round' })).toBeVisible();
    expect(screen.getByText('Cancelled by the company: the interviewer cannot be there at that time.')).toBeVisible();
    expect(screen.getByText(/^Cancelled by Nisha Rao of the consultancy, for the company: /)).toBeVisible();
    expect(screen.getByText('Arranged by Nisha Rao of the consultancy, for the company.')).toBeVisible();
    const [notice] = screen.getAllByText(/will not take place/);
    expect(notice).toHaveTextContent('The interview on 24/11/2025 at 3:30 pm');
    expect(screen.queryByRole('link', { name: /meet\.example/ })).toBeNull();
    expect(screen.queryByText('Bring your certificates.')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Cancelled interview' })).toBeVisible();
    expect(screen.getByText('Ring Road, Surat')).toBeVisible();
    expect(screen.getByText(/Face to Face/)).toBeVisible();
  });

  it('show the date of joining and an offer letter that opens with a newly signed URL', async () => {
    const letter = { id: '71', name: 'offer.pdf', url: '/files/71?signature=old' };
    let url = letter.url;
    await open(() => answer([anApplication({ dateOfJoining: '2026-01-05', offerLetter: { ...letter, url } })]));
    expect(await screen.findByText('05/01/2026')).toBeVisible();
    url = '/files/71?signature=new';
    const opened: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.href);
    });
    await userEvent.click(screen.getByRole('link', { name: 'offer.pdf' }));
    await waitFor(() => expect(opened).toEqual(['http://localhost:4000/files/71?signature=new']));
    vi.restoreAllMocks();
  });
});

describe('the history of an application', () => {
  it('lists decided events, oldest first, and says when nothing has been decided yet', async () => {
    const decided: MyApplicationEntryFragment[] = [
      anEntry({ id: '51', resultingStatus: 'APPLIED', summary: 'You applied.', at: '2025-11-02T10:00:00.000Z' }),
      anEntry({
        id: '52',
        resultingStatus: 'APPLIED',
        summary: 'A change was not approved.',
        at: '2025-11-05T10:00:00.000Z',
        state: 'REJECTED',
      }),
      anEntry({
        id: '53',
        resultingStatus: 'REJECTED',
        summary: 'Rao & Sons decided not to go on.',
        at: '2025-11-08T10:00:00.000Z',
        feedback: 'Not enough Tally.',
      }),
      {
        id: 'reply-3',
        kind: 'OFFER_ACCEPTED',
        at: '2025-11-09T10:00:00.000Z',
        summary: 'You accepted.',
        approval: null,
      },
      anEntry({ id: '54', proposedStatus: null, resultingStatus: 'PENDING', decidedAt: null, state: 'PENDING' }),
    ];
    const waiting = { state: 'PENDING', resultingStatus: 'PENDING', decidedAt: null } as const;
    const applying = anEntry({
      ...waiting,
      id: '57',
      proposedStatus: 'APPLIED',
      requestedByName: 'Asha Patel',
      summary: 'You applied. We check your application before we send it to the company.',
    });
    await open(
      answer([
        applicationFor('Accountant', { history: decided }),
        applicationFor('Auditor', {
          history: [anEntry({ id: '55', requestedByName: ' ', decidedAt: null, feedback: '  ' })],
        }),
        applicationFor('Planner', { history: [anEntry({ ...waiting, id: '56', proposedStatus: null })] }),
        applicationFor('Helper', { history: [applying] }),
      ]),
    );
    await screen.findByRole('heading', { name: 'Accountant' });
    const historyOf = async (title: string) => {
      await press(`View History: ${title}`);
      return within(await screen.findByRole('dialog', { name: 'Application History' }));
    };
    const close = async () => {
      await press('Close');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const dialog = await historyOf('Accountant');
    expect(dialog.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      '02/11/2025AppliedAdminYou applied.',
      '05/11/2025AppliedAdminA change was not approved.',
      '08/11/2025RejectedAdminRao & Sons decided not to go on.“Not enough Tally.”',
      '09/11/2025Offer acceptedYou accepted.',
    ]);
    await close();
    // The entry has no actor, and its feedback is blank.
    expect((await historyOf('Auditor')).getByRole('listitem')).toHaveTextContent(
      /^02\/11\/2025ShortlistedSystemRao & Sons shortlisted you\.$/,
    );
    await close();
    const undecided = await historyOf('Planner');
    expect(undecided.getByText('No approved history available')).toBeVisible();
    expect(undecided.queryAllByRole('listitem')).toEqual([]);
    await close();
    const startedHistory = await historyOf('Helper');
    expect(startedHistory.getByRole('listitem')).toHaveTextContent(
      '02/11/2025PendingAsha PatelYou applied. We check your application before we send it to the company.',
    );
    expect(startedHistory.getByText('No approved history available')).toBeVisible();
  });
});

describe('the list of applications', () => {
  it('offers a retry when loading fails and links to the Job Explorer when it is empty', async () => {
    let response: Response | null = errorResponse('INTERNAL', 'boom');
    await open(() => response ?? answer([]));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load applications.');
    response = networkFailure();
    await press('Retry');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network error. Please try again later.'));
    response = null;
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No applications found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore jobs' })).toHaveAttribute('href', paths.candidate.jobs);
  });
});

describe('an application', () => {
  it('can be withdrawn with a reason after a dialog explains the consequences', async () => {
    const withdrawal = { at: '2025-11-20T06:00:00.000Z', reason: 'OTHER', note: 'We move to Pune.' } as const;
    const sent = answerMutation(WithdrawApplicationDocument, {
      withdrawApplication: { application: anApplication({ withdrawal, viewerCanWithdraw: false }) },
    });
    await open(answer([anApplication()]));
    await press('Withdraw: Accountant');
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your application?' }));
    expect(dialog.getByText(/^Rao & Sons will no longer consider you for “Accountant”/)).toHaveTextContent(
      'You cannot undo this. You can apply again from 02/12/2025, while the job is open.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByText('Reason is required.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByText('Please add a note explaining the reason.')).toBeVisible();
    await enterText(dialog.getByRole('textbox', { name: /^Note/ }), 'We move to Pune.');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(sent).toEqual([{ id: '1', reason: 'OTHER', note: 'We move to Pune.' }]);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent(/Withdrawn.*Withdrawn on 20\/11\/2025.*Another reason.*“We move to Pune\.”/);
    expect(within(card).queryByRole('button', { name: 'Withdraw: Accountant' })).toBeNull();
  });

  it('shows the error in the open dialog when a changed status no longer allows withdrawal', async () => {
    answerMutation(WithdrawApplicationDocument, () =>
      errorResponse('STATUS_NOT_ALLOWED', 'You have been selected. Please answer the offer instead.'),
    );
    await open(answer([anApplication()]));
    await press('Withdraw: Accountant');
    await userEvent.click(await screen.findByRole('radio', { name: 'Personal reasons' }));
    await press('Withdraw');
    expect(await screen.findByText('You have been selected. Please answer the offer instead.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Withdraw your application?' })).toBeVisible();
  });
});

describe('an offer', () => {
  const offer = { id: '91', viewerCanAnswer: true, reply: null };
  const selected = anApplication({
    displayStatus: 'SELECTED',
    dateOfJoining: '2025-12-15',
    viewerCanWithdraw: false,
    offer,
  });
  const reply = {
    id: '5',
    answer: 'OTHER_DATE',
    reason: null,
    note: null,
    wishedDate: '2026-01-05',
    answeredAt: '2025-11-20T06:00:00.000Z',
  } as const;

  it('can be answered with another date, then declined with a reason after confirmation', async () => {
    const sent = answerMutation(AnswerOfferDocument, ({ input }) => {
      const { answer: response, reason = null } = input;
      const answered =
        response === 'DECLINED'
          ? {
              id: '91',
              viewerCanAnswer: false,
              reply: { ...reply, id: '6', answer: response, reason, wishedDate: null },
            }
          : { ...offer, reply };
      return { answerOffer: { application: { ...selected, offer: answered } } };
    });
    await open(answer([selected]));
    const section = within(await screen.findByRole('region', { name: 'Offer: Accountant' }));
    await userEvent.click(section.getByRole('button', { name: 'Ask for another date' }));
    const asks = within(await screen.findByRole('dialog', { name: 'Ask for another date?' }));
    expect(asks.getByText(/about when you join instead of 15\/12\/2025\./)).toBeVisible();
    await enterText(asks.getByRole('textbox', { name: /I can join on/ }), '05/01/2026');
    await userEvent.click(asks.getByRole('button', { name: 'Ask for This Date' }));
    expect(await section.findByText('Requested date of joining: 05/01/2026')).toBeVisible();
    expect(section.queryByRole('button', { name: 'Ask for another date' })).toBeNull();

    await userEvent.click(section.getByRole('button', { name: 'Decline' }));
    const declines = within(await screen.findByRole('dialog', { name: 'Decline this offer?' }));
    await userEvent.click(declines.getByRole('button', { name: 'Decline the Offer' }));
    expect(await declines.findByText('Reason is required.')).toBeVisible();
    await userEvent.click(declines.getByRole('radio', { name: 'The pay is too low' }));
    await userEvent.click(declines.getByRole('button', { name: 'Decline the Offer' }));
    expect(await section.findByText('Offer declined')).toBeVisible();
    expect(section.queryByRole('button')).toBeNull();
    expect(sent).toMatchObject([
      { applicationId: '1', offerId: '91', answer: 'OTHER_DATE', wishedDate: '2026-01-05' },
      { applicationId: '1', offerId: '91', answer: 'DECLINED', reason: 'PAY' },
    ]);
  });
});
