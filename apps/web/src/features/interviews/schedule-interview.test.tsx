import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { addDays } from '@job-alert/domain/india/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScheduleInterviewInput } from '../../lib/graphql/schema.generated';
import { aPage } from '../../testing/data/a-page';
import {
  answerInterviews,
  answerScheduling,
  field,
  interview,
  openSchedule,
  prefilled,
  scheduled,
  setDate,
  subject,
  tick,
  tomorrow,
  typeInto,
} from '../../testing/data/interviews';
import { pendingResponse } from '../../testing/pending-response';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import { InterviewSubjectDocument, InterviewWarningsDocument, ScheduleInterviewDocument } from './interviews.generated';

let sent: ScheduleInterviewInput[];

async function choose(label: RegExp, option: string) {
  await userEvent.click(field(label));
  await userEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
}

async function fillInMeeting() {
  await setDate(tomorrow);
  await typeInto(/^Time/, '10:30');
  await tick('Online');
  await typeInto(/Location \/ Link/, 'meet.example.com/abc');
  await typeInto(/Additional Note/, ' Bring your portfolio. ');
}

beforeEach(() => {
  sent = answerScheduling();
});

describe('scheduling an interview', () => {
  it('offers types and modes, marks missing fields and only focuses the applicant field when it is empty', async () => {
    await openSchedule();
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
    await press('Schedule');
    for (const name of ['Job Title', 'Date', 'Time', 'Interview Mode', 'Location / Link']) {
      expect(await screen.findByText(`${name} is required.`)).toBeVisible();
    }
    await waitFor(() => expect(field(/Job Title/)).toHaveFocus());
    await choose(/Job Title/, 'Data Analyst');
    await fillInMeeting();
    await press('Schedule');
    await waitFor(() => expect(field(/Applicant/)).toHaveFocus());
    expect(screen.queryByText(/is required/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('sends application and meeting, shows success for 3 s and clears the form', async () => {
    const done = pendingResponse({ scheduleInterview: scheduled });
    answerMutation(ScheduleInterviewDocument, ({ input }) => {
      sent.push(input);
      return done.answer;
    });
    const requests = answerInterviews([]);
    await openSchedule();
    expect(field(/Applicant/)).toBeDisabled();
    await choose(/Job Title/, 'Data Analyst');
    await choose(/Applicant/, 'Meera Iyer (1201)');
    await tick('Next Round');
    await fillInMeeting();
    await press('Schedule');
    expect(await screen.findByRole('button', { name: 'Scheduling...' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(sent).toHaveLength(1));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    done.release();
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
    await waitFor(() => expect(field(/Job Title/)).toHaveValue(''));
    expect(field(/Location/)).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'First Round' })).toBeChecked();
    expect(within(screen.getByRole('list')).getByText('Meera Iyer')).toBeVisible();
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3100);
    await waitFor(() => expect(screen.queryByText('Interview scheduled and admin notified.')).toBeNull());
  });

  it('is prefilled from the URL, and Cancel clears it', async () => {
    const app = await openSchedule(prefilled);
    expect(field(/Job Title/)).toHaveValue('Data Analyst');
    expect(field(/Applicant/)).toHaveValue('Meera Iyer (1201)');
    await typeInto(/Location/, 'Pune');
    await press('Cancel');
    await waitFor(() => expect(field(/Job Title/)).toHaveValue(''));
    expect(field(/Applicant/)).toHaveValue('');
    expect(field(/Location/)).toHaveValue('');
    expect(app.router.state.location.search).toBe('');
  });

  it('disables applicants who cannot be invited, and further rounds before a first interview', async () => {
    await openSchedule();
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

  it('says why the applicant in the URL cannot be invited, until the form is cleared', async () => {
    answerQuery(InterviewSubjectDocument, {
      application: { ...subject, invitationProblem: 'This job has not been approved.' },
      viewer: { id: '7', interviews: aPage([]) },
    });
    await openSchedule(prefilled);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Meera Iyer cannot be invited now. This job has not been approved.',
    );
    expect(field(/Applicant/)).toHaveValue('');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByText(/cannot be invited now/)).toBeNull());
  });

  it('shows no error after the applicant in the URL has been invited', async () => {
    const invitationProblem = APPLICATION_MESSAGES.pendingApproval;
    answerQuery(InterviewSubjectDocument, {
      application: subject,
      viewer: { id: '7', interviews: aPage([]) },
    });
    answerMutation(ScheduleInterviewDocument, {
      scheduleInterview: {
        application: { ...scheduled.application, invitationProblem },
        interview: { ...interview, application: { ...interview.application, invitationProblem } },
      },
    });
    await openSchedule(prefilled);
    await fillInMeeting();
    await press('Schedule');
    expect(await screen.findByText('Interview scheduled and admin notified.')).toBeVisible();
    await waitFor(() => expect(field(/Applicant/)).toHaveValue(''));
    expect(screen.queryByText(/cannot be invited now/)).toBeNull();
  });

  it('requires a link when online and a future time, and keeps the input after a server error', async () => {
    answerQuery(InterviewSubjectDocument, {
      application: { ...subject, interviews: [interview] },
      viewer: { id: '7', interviews: aPage([]) },
    });
    await openSchedule(prefilled);
    await fillInMeeting();
    await typeInto(/Location/, 'room 4');
    await press('Schedule');
    expect(await screen.findByText('Enter a valid meeting link (e.g., https://example.com/meeting).')).toBeVisible();
    await tick('Face to Face');
    await setDate(addDays(tomorrow, -2));
    await press('Schedule');
    expect(await screen.findByText('Interview date and time must be in the future.')).toBeVisible();
    expect(sent).toEqual([]);
    await setDate(tomorrow);
    const clash = 'The candidate already has an interview on 01/12/2026 10:00 am.';
    for (const [response, sentence] of [
      [errorResponse('INTERVIEW_CLASH', clash), clash],
      [errorResponse('INTERNAL', 'boom'), 'Something went wrong'],
      [networkFailure(), 'Something went wrong. Please try again'],
    ] as const) {
      answerMutation(ScheduleInterviewDocument, () => response);
      await press('Schedule');
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
      expect(field(/Location/)).toHaveValue('room 4');
    }
    const wrongRound = 'A next round requires an earlier interview for this application.';
    answerMutation(ScheduleInterviewDocument, () =>
      errorResponse('INVALID_INPUT', wrongRound, { fields: { roundType: [wrongRound] } }),
    );
    await press('Schedule');
    const group = screen.getByRole('radiogroup', { name: /Interview Type/ });
    await waitFor(() => expect(group).toHaveAccessibleDescription(wrongRound));
  });

  it('warns about another interview at that time, and schedules it all the same', async () => {
    const warning = 'You already have an interview on 01/12/2026 10:00 am: Asha Patel for “Weaver”.';
    answerQuery(InterviewSubjectDocument, {
      application: subject,
      viewer: { id: '7', interviews: aPage([]) },
    });
    const asked = answerQuery(InterviewWarningsDocument, { application: { id: '1201', interviewWarnings: [warning] } });
    await openSchedule(prefilled);
    await fillInMeeting();
    expect(await screen.findByText(`${warning} You can schedule it all the same.`)).toBeVisible();
    expect(asked.at(-1)).toEqual({ applicationId: '1201', date: tomorrow, time: '10:30' });
    await press('Schedule');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('shows an error and an empty form when the applicant in the URL cannot be found', async () => {
    answerQuery(InterviewSubjectDocument, () => errorResponse('NOT_FOUND', 'Application not found.'));
    await openSchedule(prefilled);
    expect(await screen.findByRole('alert')).toHaveTextContent('Application not found.');
    expect(field(/Job Title/)).toHaveValue('');
  });
});
