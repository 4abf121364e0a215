import { addDays, formatDate } from '@job-alert/domain/india/calendar';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import {
  anApplicant,
  answerApplicants,
  aProfile,
  employer,
  openRow,
  sent,
  setUp,
} from '../../../testing/data/applicants';
import { today } from '../../../lib/today';
import { noJoining } from '../../../testing/data/joining';
import { noRecommendation } from '../../../testing/data/recommendation';
import { enterText } from '../../../testing/enter-text';
import { pendingResponse } from '../../../testing/pending-response';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, networkFailure } from '../../../testing/server';
import { type JoiningWordsFragment, RecordJoiningDocument } from '../../shared/applications/joining.generated';
import type { RecommendationFragment } from '../../shared/applications/recommendation.generated';
import type { HistoryEventWithNoteFragment } from '../../shared/history/history.generated';
import type { InterviewWithFeedbackFragment } from '../../shared/interviews/application-interviews.generated';
import type { ApplicantFragment } from '../applicants.generated';
import { ApplicantDrawerDocument } from './applicant-drawer.generated';

type Request = NonNullable<HistoryEventWithNoteFragment['approval']>;

const aRequest = (at: string, summary: string, approval: Pick<Request, 'id' | 'state'> & Partial<Request>) =>
  ({
    id: `request-${approval.id}`,
    kind: 'REQUEST',
    at,
    summary,
    approval: { proposedStatus: null, feedback: null, reason: null, note: null, ...approval },
  }) satisfies HistoryEventWithNoteFragment;

const events: HistoryEventWithNoteFragment[] = [
  aRequest('2026-03-02T10:00:00.000Z', 'Meera Iyer applied.', {
    id: '70',
    state: 'APPROVED',
    proposedStatus: 'APPLIED',
  }),
  aRequest('2026-03-04T10:00:00.000Z', 'You proposed Shortlisted.', {
    id: '71',
    state: 'REJECTED',
    proposedStatus: 'SHORTLISTED',
    reason: 'MORE_FACTS_NEEDED',
    note: 'Did you meet her?',
  }),
  {
    id: 'interview-3',
    kind: 'INTERVIEW_CANCELLED',
    at: '2026-03-05T10:00:00.000Z',
    summary: 'The interview was cancelled.',
    approval: null,
  },
];

const answerDrawer = (
  row: ApplicantFragment,
  joining: Partial<JoiningWordsFragment> = {},
  interviews: InterviewWithFeedbackFragment[] = [],
  more: Partial<RecommendationFragment> = {},
) =>
  answerQuery(ApplicantDrawerDocument, {
    application: {
      ...noJoining,
      ...noRecommendation,
      ...row,
      ...more,
      ...joining,
      candidate: aProfile,
      interviews,
      history: events,
    },
  });

const firstRound: InterviewWithFeedbackFragment = {
  id: '5',
  date: '2026-03-10',
  time: '10:30',
  roundType: 'FIRST_ROUND',
  mode: 'ONLINE',
  approvalState: 'APPROVED',
  cancelledAt: null,
  cancellationReason: null,
  arrangedByName: null,
  cancelledByName: null,
  cancelNote: null,
  outcome: 'HELD',
  interviewers: [],
  feedbacks: [
    {
      giverId: '7',
      giverName: 'Meera Shah',
      isYours: true,
      recommendation: 'STRONG_YES',
      skills: 4,
      communication: 4,
      attitude: 4,
      note: 'Explains well.',
      givenAt: '2026-03-10T12:00:00.000Z',
      version: 1,
    },
  ],
  awaitedFeedback: [],
};

const postponedTo = (day: string) => ({
  outcome: 'POSTPONED' as const,
  day,
  reason: null,
  recordedAt: '2026-03-05T10:00:00.000Z',
});

async function openDrawer() {
  await userEvent.click(await screen.findByRole('button', { name: 'Meera Iyer' }));
  return within(await screen.findByRole('dialog', { name: 'Meera Iyer' }));
}

beforeEach(setUp);

describe("an applicant's drawer", () => {
  it('shows screening answers, history and five specified sections, and says if browsers cannot show the resume', async () => {
    const answers = [
      { question: 'Do you have a bike?', answer: 'No', rulesOut: true },
      { question: 'Why here?', answer: 'Near home.', rulesOut: false },
    ];
    const row = anApplicant('APPLIED', { answers });
    answerDrawer(row);
    await openRow(row);
    expect(screen.getByText('Does not fit: Do you have a bike?')).toBeVisible();
    const drawer = await openDrawer();
    expect(await drawer.findByText('Meera R Iyer')).toBeVisible();
    expect(drawer.getByText('Do you have a bike?').closest('div')).toHaveTextContent('NoDoes not fit');
    expect(drawer.getByText('Near home.').closest('div')).not.toHaveTextContent('Does not fit');
    const headings = drawer.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(headings.slice(-5)).toEqual([
      'Basic Information',
      'Documents',
      'Professional Experience',
      'Educational Background',
      'Address Information',
    ]);
    // At the top for phones, and among the documents.
    const resumes = drawer.getAllByRole('link', { name: 'resume.docx' });
    expect(resumes.map((link) => link.getAttribute('href'))).toEqual(['/files/1', '/files/1']);
    expect(drawer.getAllByRole('link')[0]).toBe(resumes[0]);
    for (const [name, href] of [
      ['letter.pdf', '/files/2'],
      ['degree.pdf', '/files/3'],
    ]) {
      expect(drawer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(drawer.getByText('Browsers cannot show this resume. Download it to read it.')).toBeVisible();
    expect(drawer.getByText('01/04/2021 to 30/06/2024')).toBeVisible();
    expect(drawer.getByText('+91 9876543210')).toBeVisible();
    expect(drawer.getByText('Power BI, Statistics')).toBeVisible();
    const history = within(drawer.getByRole('list', { name: 'History' }));
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AppliedApproved02/03/2026 3:30 pmMeera Iyer applied.',
      'ShortlistedRejected04/03/2026 3:30 pmYou proposed Shortlisted.We need more facts.“Did you meet her?”',
      'Interview cancelled05/03/2026 3:30 pmThe interview was cancelled.',
    ]);
  });

  it('shows the recommendation with its rating, text, author and consultancy', async () => {
    const row = anApplicant('APPLIED', { isRecommended: true });
    answerApplicants([row]);
    answerDrawer(row, {}, [], {
      isRecommended: true,
      recommendation: {
        id: '8',
        text: 'Six years of Tally.',
        rating: 4,
        writtenByName: 'Nisha Rao',
        writtenAt: '2026-03-02T10:00:00.000Z',
      },
    });
    renderApp(paths.employer.applicants, { as: employer });
    const drawer = await openDrawer();
    expect(await drawer.findByText('Fit 4 of 5')).toBeVisible();
    expect(drawer.getByText('“Six years of Tally.”')).toBeVisible();
    expect(drawer.getByText(/^Nisha Rao, .+, on 02\/03\/2026$/)).toBeVisible();
  });

  it('leads to the next applicant of the list, and back', async () => {
    const row = anApplicant('APPLIED');
    const other = { ...row, id: '99', candidate: { ...row.candidate, id: '98', firstName: 'Kavya', lastName: 'Nair' } };
    answerQuery(ApplicantDrawerDocument, ({ id }) => ({
      application: {
        ...noJoining,
        ...noRecommendation,
        ...(id === '99' ? other : row),
        candidate: id === '99' ? { ...aProfile, ...other.candidate, middleName: 'Devi' } : aProfile,
        interviews: [],
        history: events,
      },
    }));
    await openRow(row);
    answerApplicants([row, other]);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('button', { name: 'Kavya Nair' });
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Next' }));
    const next = within(await screen.findByRole('dialog', { name: 'Kavya Nair' }));
    expect(await next.findByText('Kavya Devi Nair')).toBeVisible();
    await userEvent.click(next.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('dialog', { name: 'Meera Iyer' })).toBeVisible();
  });

  it('shows the feedback of all interviewers beside each other, and who is missing', async () => {
    const row = anApplicant('INTERVIEW_SCHEDULED');
    const [own] = firstRound.feedbacks;
    if (!own) throw new Error('The round has no feedback.');
    const ravis = { ...own, giverId: '8', giverName: 'Ravi Desai', isYours: false, note: 'Too shy.' };
    const people: InterviewWithFeedbackFragment = {
      ...firstRound,
      interviewers: ['Meera Shah', 'Ravi Desai', 'Asha Mehta'].map((name, index) => ({ id: `${index}`, name })),
      feedbacks: [own, ravis],
      awaitedFeedback: ['Asha Mehta'],
    };
    answerDrawer(row, {}, [people]);
    await openRow(row);
    const drawer = await openDrawer();
    expect(await drawer.findByText('Interviewers: Meera Shah, Ravi Desai, Asha Mehta')).toBeVisible();
    expect(drawer.getByText('Feedback is missing from Asha Mehta.')).toBeVisible();
    const items = within(drawer.getByRole('list', { name: 'Feedback' })).getAllByRole('listitem');
    expect(items.map(({ firstChild }) => firstChild?.textContent)).toEqual(['You', 'Ravi Desai']);
    expect(items[1]).toHaveTextContent('Too shy.');
  });

  it('shows each interview with its outcome and feedback before the next step', async () => {
    const row = anApplicant('INTERVIEW_SCHEDULED');
    const cancelled: InterviewWithFeedbackFragment = {
      ...firstRound,
      id: '6',
      date: '2026-03-12',
      roundType: 'NEXT_ROUND',
      mode: 'FACE_TO_FACE',
      cancelledAt: '2026-03-11T10:00:00.000Z',
      cancellationReason: 'JOB_ON_HOLD',
      cancelNote: 'Until April.',
      arrangedByName: 'Nisha Rao',
      cancelledByName: 'Nisha Rao',
      outcome: 'CANCELLED',
      feedbacks: [],
    };
    answerDrawer(row, {}, [firstRound, cancelled]);
    await openRow(row);
    const drawer = await openDrawer();
    const list = within(await drawer.findByRole('list', { name: 'Interviews' }));
    const items = list.getAllByRole('listitem');
    expect(items.map((item) => [...item.children].map(({ textContent }) => textContent))).toEqual([
      [
        '10/03/2026, 10:30 amHeld',
        'First Round, Online',
        'Recommendation: Strong yes',
        'Skills 4/5 · Communication 4/5 · Attitude 4/5',
        'Explains well.',
      ],
      [
        '12/03/2026, 10:30 amCancelled',
        'Next Round, Face to Face',
        'Arranged by Nisha Rao of the consultancy',
        'Cancelled by Nisha Rao of the consultancy',
        'The job is on hold. Until April.',
      ],
    ]);
    const headings = drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.indexOf('Interviews')).toBeLessThan(headings.indexOf('Next step'));
  });

  it('asks whether a selected candidate has joined and shows the answer', async () => {
    const row = anApplicant('SELECTED');
    const day = addDays(today(), 40);
    const joining = postponedTo(day);
    const due = { dateOfJoining: '2026-03-02', viewerCanRecordJoining: true };
    answerDrawer(row, due);
    const requests = answerMutation(RecordJoiningDocument, {
      recordJoining: { application: { id: row.id, ...due, joining } },
    });
    await openRow(row);
    const drawer = await openDrawer();
    expect((await drawer.findByText('Has Meera Iyer joined?')).parentElement).toHaveTextContent('02/03/2026');
    await userEvent.click(drawer.getByRole('button', { name: 'Joins later' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Meera Iyer joins later' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose a day after today and within two years.')).toBeVisible();
    await enterText(dialog.getByLabelText(/^Joins on/, { selector: 'input' }), formatDate(day));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByText(`on ${formatDate(day)}`)).toBeVisible();
    expect(requests).toEqual([{ applicationId: row.id, outcome: 'POSTPONED', day, reason: null }]);
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Joins later' })).toHaveFocus());
  });

  it('opens from its URL, asks about joining once a postponed date has passed and returns focus to the applicant', async () => {
    const row = anApplicant('SELECTED');
    const joining = postponedTo('2026-03-09');
    answerDrawer(row, { dateOfJoining: '2026-03-02', viewerCanRecordJoining: true, joining });
    answerApplicants([row]);
    const { router } = renderApp(`${paths.employer.applicants}?job=12&applicant=${row.id}`, { as: employer });
    const drawer = within(await screen.findByRole('dialog', { name: 'Meera Iyer' }));
    expect(await drawer.findByText('Has Meera Iyer joined?')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Meera Iyer' })).toHaveFocus();
    expect(router.state.location.search).toBe('?job=12');
  });

  it('opens from its URL although the list shows other applicants, and takes a proposal', async () => {
    const row = anApplicant('SHORTLISTED');
    answerDrawer(row);
    const other = { id: '99', candidate: { id: '98', firstName: 'Kavya', lastName: 'Nair' } };
    const { router } = await openRow(anApplicant('APPLIED', other));
    await act(() => router.navigate(`${paths.employer.applicants}?applicant=${row.id}`));
    const drawer = within(await screen.findByRole('dialog', { name: 'Meera Iyer' }));
    await userEvent.click(await drawer.findByRole('radio', { name: 'Rejected' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(sent).toEqual([{ id: '1201', status: 'REJECTED', feedback: null }]));
  });

  it('is in the URL while it is open', async () => {
    const row = anApplicant('SHORTLISTED');
    answerDrawer(row);
    const { router } = await openRow(row);
    const drawer = await openDrawer();
    await waitFor(() => expect(router.state.location.search).toBe(`?applicant=${row.id}`));
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('proposes the next step, then shows the pending proposal in its history and no inputs', async () => {
    const row = anApplicant('SHORTLISTED');
    answerDrawer(row);
    const proposal = aRequest('2026-03-05T10:00:00.000Z', 'You proposed Rejected.', {
      id: '72',
      state: 'PENDING',
      proposedStatus: 'REJECTED',
    });
    await openRow(row, [...events, proposal]);
    const drawer = await openDrawer();
    const submit = await drawer.findByRole('button', { name: 'Submit' });
    expect(submit).toBeDisabled();
    await userEvent.click(drawer.getByRole('radio', { name: 'Rejected' }));
    await enterText(drawer.getByLabelText('Feedback'), 'Not this time.');
    await userEvent.click(submit);
    expect(await drawer.findByText('Waiting for approval: Rejected')).toBeVisible();
    expect(drawer.getByText('Application submitted successfully! Proposed: Rejected')).toBeVisible();
    expect(sent).toEqual([{ id: '1201', status: 'REJECTED', feedback: 'Not this time.' }]);
    const history = within(drawer.getByRole('list', { name: 'History' }));
    expect(history.getByText('You proposed Rejected.')).toBeVisible();
    expect(drawer.queryByRole('radio')).toBeNull();
    expect(drawer.getByRole('heading', { name: 'Next step' })).toHaveFocus();
  });

  it('offers only possible steps and says why the others are not possible', async () => {
    const row = anApplicant('INTERVIEW_NOT_ATTENDED', { invitationProblem: 'This job is inactive.' });
    answerDrawer(row);
    await openRow(row);
    const drawer = await openDrawer();
    const steps = await drawer.findAllByRole('radio');
    expect(steps.map((step) => step.getAttribute('value'))).toEqual(['SELECTED', 'REJECTED']);
    expect(drawer.getByText('Shortlisted, Interview Scheduled:').parentElement).toHaveTextContent(
      'An application cannot go back to an earlier status.',
    );
  });

  it('discards entered changes on request and links to scheduling an interview', async () => {
    const row = anApplicant('SHORTLISTED');
    answerDrawer(row);
    await openRow(row);
    const drawer = await openDrawer();
    await userEvent.click(await drawer.findByRole('radio', { name: 'Selected' }));
    await enterText(drawer.getByLabelText('Feedback'), 'Well done.');
    await userEvent.click(drawer.getByRole('button', { name: 'Discard changes' }));
    expect(drawer.queryByLabelText('Feedback')).toBeNull();
    expect(drawer.getByRole('heading', { name: 'Next step' })).toHaveFocus();
    await userEvent.click(drawer.getByRole('radio', { name: 'Interview Scheduled' }));
    expect(drawer.getByRole('link', { name: 'Choose date and time' })).toHaveAttribute(
      'href',
      `${paths.employer.scheduleInterview}?job=12&candidate=40&application=1201`,
    );
  });

  it('shows loading, can be retried after a failure and says when the application no longer exists', async () => {
    const failure = pendingResponse(networkFailure());
    answerQuery(ApplicantDrawerDocument, () => failure.answer);
    await openRow(anApplicant('APPLIED'));
    const drawer = await openDrawer();
    expect(drawer.getByText('Loading candidate info...')).toBeVisible();
    failure.release();
    expect(await drawer.findByText('Network error. Please try again later.')).toBeVisible();
    answerQuery(ApplicantDrawerDocument, { application: null });
    await userEvent.click(drawer.getByRole('button', { name: 'Retry' }));
    expect(await drawer.findByText('No candidate data found.')).toBeVisible();
  });
});
