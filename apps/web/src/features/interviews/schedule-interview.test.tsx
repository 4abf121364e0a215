import { addDays, formatDate, todayInIndia } from '@job-alert/domain/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths, withQuery } from '../../config/paths';
import type {
  CancelInterviewInput,
  GiveInterviewFeedbackInput,
  ScheduleInterviewInput,
} from '../../lib/graphql/schema.generated';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../testing/builders';
import { enterText } from '../../testing/enter-text';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, networkFailure, refusal } from '../../testing/server';
import { GiveInterviewFeedbackDocument } from '../shared/interview-feedback.generated';
import {
  CancelInterviewDocument,
  InterviewApplicantsDocument,
  InterviewJobsDocument,
  InterviewSubjectDocument,
  MyInterviewsDocument,
  type MyInterviewsQueryVariables,
  type ScheduledInterviewFragment,
  ScheduleInterviewDocument,
  SetInterviewHeldDocument,
  type ScheduleInterviewMutation,
} from './interviews.generated';

const employer = aSession('employer');
const tomorrow = addDays(todayInIndia(new Date()), 1);
const prefilled = withQuery(paths.employer.scheduleInterview, { job: '12', candidate: '40', application: '1201' });

const interview: ScheduledInterviewFragment = {
  id: '1',
  application: {
    id: '1201',
    candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' },
    job: { id: '12', title: 'Data Analyst' },
    invitationProblem: null,
  },
  date: '2026-12-01',
  time: '10:30',
  mode: 'ONLINE',
  location: 'https://meet.example.com/abc',
  notes: null,
  roundType: 'NEXT_ROUND',
  approvalState: 'PENDING',
  cancelledAt: null,
  cancelledFor: null,
  cancelNote: null,
  outcome: null,
  feedback: null,
  viewerCanCancel: false,
  viewerCanGiveFeedback: false,
  viewerCanSetHeld: false,
};
const subject = {
  id: '1201',
  candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' },
  job: { id: '12', title: 'Data Analyst' },
  invitationProblem: null,
  interviews: [],
};
/** One that the candidate expects. */
const planned: ScheduledInterviewFragment = { ...interview, approvalState: 'APPROVED', viewerCanCancel: true };
const aRound = { id: '1', cancelledAt: null };

const scheduled: ScheduleInterviewMutation['scheduleInterview'] = {
  application: {
    id: '1201',
    status: 'PENDING',
    proposedStatus: 'INTERVIEW_SCHEDULED',
    invitationProblem: 'It waits.',
    interviews: [aRound],
  },
  interview,
};
let sent: ScheduleInterviewInput[];
let asked: MyInterviewsQueryVariables[];

function answerInterviews(nodes: ScheduledInterviewFragment[], hasNextPage = false) {
  answerQuery(MyInterviewsDocument, (variables) => {
    asked.push(variables);
    return { viewer: { id: '7', interviews: { nodes, pageInfo: { hasNextPage } } } };
  });
}

async function open(address: string = paths.employer.scheduleInterview) {
  const app = renderApp(address, { as: employer });
  await screen.findByRole('button', { name: 'Schedule' });
  return app;
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const type = (label: RegExp, value: string) => enterText(field(label), value);
const tick = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
async function choose(label: RegExp, option: string) {
  await userEvent.click(field(label));
  await userEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
}

async function setDate(date: string) {
  await type(/^Date/, formatDate(date));
  await userEvent.tab();
}

async function fillInMeeting() {
  await setDate(tomorrow);
  await type(/^Time/, '10:30');
  await tick('Online');
  await type(/Location \/ Link/, 'meet.example.com/abc');
  await type(/Additional Note/, ' Bring your portfolio. ');
}

beforeEach(() => {
  sent = [];
  asked = [];
  answerQuery(ViewerDocument, aViewer(employer));
  answerInterviews([]);
  answerQuery(InterviewJobsDocument, { viewer: { id: '7', jobs: { nodes: [{ id: '12', title: 'Data Analyst' }] } } });
  answerQuery(InterviewApplicantsDocument, {
    viewer: {
      id: '7',
      applications: {
        nodes: [
          { id: '1201', candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' }, interviews: [aRound] },
          {
            id: '1202',
            candidate: { id: '41', firstName: 'Arjun', lastName: 'Singh' },
            interviews: [{ id: '2', cancelledAt: '2026-01-01T10:00:00.000Z' }],
          },
        ],
      },
      others: {
        nodes: [
          {
            id: '1203',
            candidate: { id: '42', firstName: 'Zoya', lastName: 'Pathan' },
            invitationProblem: 'This application is inactive.',
          },
        ],
      },
    },
  });
  answerQuery(InterviewSubjectDocument, {
    application: subject,
    viewer: { id: '7', interviews: { nodes: [interview], pageInfo: { hasNextPage: false } } },
  });
  answerMutation(ScheduleInterviewDocument, ({ input }) => {
    sent.push(input);
    return { scheduleInterview: scheduled };
  });
});

describe('scheduling an interview', () => {
  it('offers the types and modes; the first round is chosen', async () => {
    await open();
    const names = (group: RegExp) =>
      within(screen.getByRole('radiogroup', { name: group }))
        .getAllByRole<HTMLInputElement>('radio')
        .map((radio) => [radio.labels?.[0]?.textContent, radio.checked]);
    expect(names(/Interview Type/)).toEqual([
      ['First Round', true],
      ['Next Round', false],
      ['Reschedule', false],
    ]);
    expect(names(/Interview Mode/)).toEqual([
      ['Online', false],
      ['Face to Face', false],
    ]);
  });

  it('says what is missing and focuses the first wrong field', async () => {
    await open();
    await press('Schedule');
    for (const name of ['Job Title', 'Date', 'Time', 'Interview Mode', 'Location / Link']) {
      expect(await screen.findByText(`${name} is required.`)).toBeVisible();
    }
    await waitFor(() => expect(field(/Job Title/)).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('stops silently when no applicant is chosen', async () => {
    await open();
    await choose(/Job Title/, 'Data Analyst');
    await fillInMeeting();
    await press('Schedule');
    await waitFor(() => expect(field(/Applicant/)).toHaveFocus());
    expect(screen.queryByText(/is required/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('sends job, applicant and meeting, says so for 3 s and clears the form', async () => {
    let release: () => void = () => undefined;
    answerMutation(ScheduleInterviewDocument, ({ input }) => {
      sent.push(input);
      return new Promise((resolve) => (release = () => resolve({ scheduleInterview: scheduled })));
    });
    await open();
    expect(field(/Applicant/)).toBeDisabled();
    await choose(/Job Title/, 'Data Analyst');
    await choose(/Applicant/, 'Meera Iyer (1201)');
    await tick('Next Round');
    await fillInMeeting();
    await press('Schedule');
    expect(await screen.findByRole('button', { name: 'Scheduling...' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(sent).toHaveLength(1));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    release();
    expect(await screen.findByText('Interview scheduled and admin notified.')).toBeVisible();
    expect(sent).toEqual([
      {
        applicationId: '1201',
        roundType: 'NEXT_ROUND',
        date: tomorrow,
        time: '10:30',
        mode: 'ONLINE',
        location: 'https://meet.example.com/abc',
        notes: 'Bring your portfolio.',
      },
    ]);
    expect(field(/Job Title/)).toHaveValue('');
    expect(field(/Location/)).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'First Round' })).toBeChecked();
    expect(within(screen.getByRole('list')).getByText('Meera Iyer')).toBeVisible();
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3100);
    await waitFor(() => expect(screen.queryByText('Interview scheduled and admin notified.')).toBeNull());
  });

  it('is prefilled from the address, and Cancel clears it', async () => {
    const app = await open(prefilled);
    expect(field(/Job Title/)).toHaveValue('Data Analyst');
    expect(field(/Applicant/)).toHaveValue('Meera Iyer (1201)');
    await type(/Location/, 'Pune');
    await press('Cancel');
    await waitFor(() => expect(field(/Job Title/)).toHaveValue(''));
    expect(field(/Applicant/)).toHaveValue('');
    expect(field(/Location/)).toHaveValue('');
    expect(app.router.state.location.search).toBe('');
  });

  it('offers who can be invited, and a next round only after a first', async () => {
    await open();
    const rounds = () =>
      ['Next Round', 'Reschedule'].map((name) => screen.getByRole<HTMLInputElement>('radio', { name }).disabled);
    const reason = 'Next Round and Reschedule are for applicants who already have an interview.';
    expect(rounds()).toEqual([true, true]);
    expect(screen.getByText(reason)).toBeVisible();
    await choose(/Job Title/, 'Data Analyst');
    await choose(/Applicant/, 'Meera Iyer (1201)');
    expect(rounds()).toEqual([false, false]);
    expect(screen.queryByText(reason)).toBeNull();
    await userEvent.click(field(/Applicant/));
    const other = await screen.findByRole('option', { name: /Zoya Pathan \(1203\)/, hidden: true });
    expect(other).toHaveTextContent('This application is inactive.');
    expect(other).toHaveAttribute('data-combobox-disabled', 'true');
    await tick('Reschedule');
    await choose(/Applicant/, 'Arjun Singh (1202)');
    expect(rounds()).toEqual([true, true]);
    expect(screen.getByRole('radio', { name: 'First Round' })).toBeChecked();
  });

  it('says why somebody whom the address names cannot be invited', async () => {
    answerQuery(InterviewSubjectDocument, {
      application: { ...subject, invitationProblem: 'This job has not been approved.' },
      viewer: { id: '7', interviews: { nodes: [], pageInfo: { hasNextPage: false } } },
    });
    await open(prefilled);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Meera Iyer cannot be invited now. This job has not been approved.',
    );
    expect(field(/Applicant/)).toHaveValue('');
  });

  it('asks for a link when online, and for a time to come', async () => {
    await open(prefilled);
    await fillInMeeting();
    await type(/Location/, 'room 4');
    await press('Schedule');
    expect(await screen.findByText('Enter a valid meeting link (e.g., https://example.com/meeting).')).toBeVisible();
    await tick('Face to Face');
    await setDate(addDays(tomorrow, -2));
    await press('Schedule');
    expect(await screen.findByText('Interview date and time must be in the future.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'a clash',
      refusal('INTERVIEW_CLASH', 'The candidate already has an interview on 01/12/2026 10:00.'),
      'The candidate already has an interview on 01/12/2026 10:00.',
    ],
    ['a fault of the server', refusal('INTERNAL', 'boom'), 'Something went wrong'],
    ['a network failure', networkFailure(), 'Something went wrong. Please try again'],
  ])('is refused with %s and keeps what was typed', async (_case, response, sentence) => {
    answerMutation(ScheduleInterviewDocument, () => response);
    await open(prefilled);
    await fillInMeeting();
    await press('Schedule');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(field(/Location/)).toHaveValue('meet.example.com/abc');
  });

  it("puts the server's messages beside their fields", async () => {
    const sentence = 'A next round needs an earlier interview of this application.';
    answerQuery(InterviewSubjectDocument, {
      application: { ...subject, interviews: [interview] },
      viewer: { id: '7', interviews: { nodes: [], pageInfo: { hasNextPage: false } } },
    });
    answerMutation(ScheduleInterviewDocument, () =>
      refusal('INVALID_INPUT', sentence, { fields: { roundType: [sentence] } }),
    );
    await open(prefilled);
    await fillInMeeting();
    await press('Schedule');
    const group = screen.getByRole('radiogroup', { name: /Interview Type/ });
    await waitFor(() => expect(group).toHaveAccessibleDescription(sentence));
  });

  it('says when the applicant of the address cannot be found, and can still be filled in', async () => {
    answerQuery(InterviewSubjectDocument, () => refusal('NOT_FOUND', 'Application not found.'));
    await open(prefilled);
    expect(await screen.findByRole('alert')).toHaveTextContent('Application not found.');
    expect(field(/Job Title/)).toHaveValue('');
  });
});

describe('the interviews', () => {
  it('show when, with whom and where', async () => {
    answerInterviews([interview, { ...interview, id: '2', mode: 'FACE_TO_FACE', location: 'MG Road' }]);
    await open();
    const [first] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('01/12/2026, 10:30Waiting for approvalMeera IyerData Analyst · Next Round');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', 'https://meet.example.com/abc');
    expect(screen.getByText('MG Road')).toBeVisible();
  });

  it('that were cancelled say so and have no link', async () => {
    answerInterviews([{ ...interview, approvalState: 'APPROVED', cancelledAt: '2026-11-20T10:00:00.000Z' }]);
    await open();
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('01/12/2026, 10:30CancelledMeera IyerData Analyst · Next Round');
    expect(within(card).queryByRole('link')).toBeNull();
  });

  it('get another time on the form, which the card fills in; the list keeps them', async () => {
    answerInterviews([planned]);
    await open();
    await press('Reschedule');
    expect(await screen.findByText(/You are moving the interview on 01\/12\/2026 at 10:30/)).toBeVisible();
    expect(field(/^Date/)).toHaveFocus();
    expect(field(/Applicant/)).toHaveValue('Meera Iyer (1201)');
    expect(screen.getByRole('radio', { name: 'Reschedule' })).toBeChecked();
    expect(field(/Location/)).toHaveValue('https://meet.example.com/abc');
    answerMutation(ScheduleInterviewDocument, ({ input }) => {
      sent.push(input);
      return { scheduleInterview: { ...scheduled, interview: { ...interview, id: '9' } } };
    });
    await setDate(tomorrow);
    await type(/^Time/, '11:30');
    await press('Schedule');
    expect(await screen.findByText('Interview scheduled and admin notified.')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({ applicationId: '1201', roundType: 'RESCHEDULE', movedId: '1', time: '11:30' }),
    ]);
  });

  it('are moved from an address too, while they stand', async () => {
    const moving = withQuery(paths.employer.scheduleInterview, { application: '1201', reschedule: '1' });
    const answer = (viewerCanCancel: boolean) =>
      answerQuery(InterviewSubjectDocument, {
        application: { ...subject, interviews: [{ ...planned, viewerCanCancel }] },
        viewer: { id: '7', interviews: { nodes: [], pageInfo: { hasNextPage: false } } },
      });
    answer(true);
    const { unmount } = await open(moving);
    expect(screen.getByRole('radio', { name: 'Reschedule' })).toBeChecked();
    unmount();
    answer(false);
    await open(moving);
    expect(await screen.findByRole('alert')).toHaveTextContent('This interview has been cancelled or moved.');
    expect(field(/Applicant/)).toHaveValue('');
  });

  it('are cancelled with a reason, and say so at once', async () => {
    const given: CancelInterviewInput[] = [];
    answerMutation(CancelInterviewDocument, ({ input }) => {
      given.push(input);
      const cancelled = {
        cancelledAt: '2026-11-20T10:00:00.000Z',
        outcome: 'CANCELLED',
        viewerCanCancel: false,
      } as const;
      return {
        cancelInterview: {
          interview: { ...planned, ...cancelled, cancelledFor: input.reason, cancelNote: input.note ?? null },
        },
      };
    });
    answerInterviews([planned, { ...planned, id: '2' }]);
    await open();
    const [first] = await screen.findAllByRole('button', { name: 'Cancel interview' });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel interview' }));
    expect(dialog.getByText(/Meera Iyer is told by email at once/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    expect(await dialog.findByText('Reason is required.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    expect(await dialog.findByText('Add a note that says what the reason is.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Power cut.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(given).toEqual([{ id: '1', reason: 'OTHER', note: 'Power cut.' }]);
    const [card] = screen.getAllByRole('article');
    expect(card).toHaveTextContent('CancelledMeera IyerData Analyst · Next RoundAnother reason. Power cut.');
    expect(within(card as HTMLElement).queryByRole('button')).toBeNull();
    expect(asked).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel interview' })).toHaveFocus());
  });

  it('that were cancelled meanwhile are refused in words, and nothing typed is lost', async () => {
    answerMutation(CancelInterviewDocument, () =>
      refusal('INTERVIEW_NOT_OPEN', 'This interview has already been cancelled.'),
    );
    answerInterviews([planned]);
    await open();
    await press('Cancel interview');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'The job is on hold' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    expect(await dialog.findByText('This interview has already been cancelled.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'The job is on hold' })).toBeChecked();
  });

  it('that took place are marked as held, and get feedback, which the card then shows', async () => {
    const given: GiveInterviewFeedbackInput[] = [];
    answerMutation(GiveInterviewFeedbackDocument, ({ input }) => {
      given.push(input);
      const { id, version: _version, note = null, ...marks } = input;
      const feedback = { ...marks, note, givenAt: '2026-12-02T10:00:00.000Z', version: 1 };
      const outcome = 'HELD' as const;
      return {
        giveInterviewFeedback: {
          interview: { id, outcome, viewerCanGiveFeedback: true, viewerCanSetHeld: false, feedback },
        },
      };
    });
    answerMutation(SetInterviewHeldDocument, ({ input: { id, held } }) => ({
      setInterviewHeld: {
        interview: { id, outcome: held ? 'HELD' : null, viewerCanGiveFeedback: true, viewerCanSetHeld: true },
      },
    }));
    answerInterviews([{ ...planned, viewerCanCancel: false, viewerCanGiveFeedback: true, viewerCanSetHeld: true }]);
    await open();
    await press('Mark as held');
    expect(await screen.findByRole('button', { name: 'Not held after all' })).toHaveFocus();
    expect(screen.getByText('Held')).toBeVisible();
    await press('Give feedback');
    const dialog = within(await screen.findByRole('dialog', { name: 'Feedback on Meera Iyer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save feedback' }));
    for (const name of ['Recommendation', 'Skills', 'Communication', 'Attitude'])
      expect(await dialog.findByText(`${name} is required.`)).toBeVisible();
    const mark = (group: RegExp, name: string) =>
      userEvent.click(within(dialog.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));
    await mark(/Recommendation/, 'Strong yes');
    await mark(/Skills/, '4');
    await mark(/Communication/, '5');
    await mark(/Attitude/, '3');
    await userEvent.type(dialog.getByLabelText('Note'), 'Knows her looms.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save feedback' }));
    const feedback = await screen.findByRole('list', { name: 'Feedback' });
    expect(
      within(feedback)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Recommendation: Strong yes', 'Skills 4/5 · Communication 5/5 · Attitude 3/5', 'Knows her looms.']);
    expect(given).toMatchObject([{ id: '1', recommendation: 'STRONG_YES', skills: 4, note: 'Knows her looms.' }]);
    expect(screen.queryByRole('button', { name: 'Not held after all' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change feedback' })).toHaveFocus());
  });

  it('are those to come, or those that were, and paged, in the URL', async () => {
    answerInterviews([interview], true);
    const app = await open(prefilled);
    await tick('Past');
    await waitFor(() => expect(asked.at(-1)).toEqual({ when: 'PAST', page: 1 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ when: 'PAST', page: 2 }));
    expect(app.router.state.location.search).toContain('when=past&page=2');
    expect(field(/Applicant/)).toHaveValue('Meera Iyer (1201)');
  });

  it('may be none, and can be loaded again after a failure', async () => {
    answerQuery(MyInterviewsDocument, () => networkFailure());
    await open();
    expect(await screen.findByText('Something went wrong. Please try again')).toBeVisible();
    answerInterviews([]);
    await press('Retry');
    expect(await screen.findByText('No upcoming interviews.')).toBeVisible();
  });
});
