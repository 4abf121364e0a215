import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths, withQuery } from '../../config/paths';
import { aPage } from '../../testing/data/a-page';
import {
  answerInterviews,
  answerScheduling,
  field,
  interview,
  openSchedule,
  planned,
  prefilled,
  scheduled,
  setDate,
  subject,
  tick,
  tomorrow,
  typeInto,
} from '../../testing/data/interviews';
import { enterText } from '../../testing/enter-text';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import { GiveInterviewFeedbackDocument } from '../shared/applications/interview-feedback.generated';
import {
  CancelInterviewDocument,
  InterviewSubjectDocument,
  MyInterviewsDocument,
  ScheduleInterviewDocument,
  SetInterviewHeldDocument,
} from './interviews.generated';

beforeEach(() => {
  answerScheduling();
});

describe("the employer's interviews", () => {
  it('show time, candidate and place, and no link when cancelled', async () => {
    answerInterviews([
      interview,
      { ...interview, id: '2', mode: 'FACE_TO_FACE', location: 'MG Road' },
      { ...interview, id: '3', approvalState: 'APPROVED', cancelledAt: '2026-11-20T10:00:00.000Z' },
    ]);
    await openSchedule();
    const [first, , cancelled] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('01/12/2026, 10:30 amWaiting for approvalMeera IyerData Analyst · Next Round');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', 'https://meet.example.com/abc');
    expect(screen.getByText('MG Road')).toBeVisible();
    expect(cancelled).toHaveTextContent('01/12/2026, 10:30 amCancelledMeera IyerData Analyst · Next Round');
    expect(within(cancelled as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('can be rescheduled in the form, which is filled in from the card', async () => {
    answerInterviews([planned]);
    await openSchedule();
    await press('Reschedule');
    expect(await screen.findByText(/You are moving the interview on 01\/12\/2026 at 10:30 am/)).toBeVisible();
    expect(field(/^Date/)).toHaveFocus();
    expect(field(/Applicant/)).toHaveValue('Meera Iyer (1201)');
    expect(screen.getByRole('radio', { name: 'Reschedule' })).toBeChecked();
    expect(field(/Location/)).toHaveValue('https://meet.example.com/abc');
    const sent = answerMutation(ScheduleInterviewDocument, {
      scheduleInterview: { ...scheduled, interview: { ...interview, id: '9' } },
    });
    await setDate(tomorrow);
    await typeInto(/^Time/, '11:30');
    await press('Schedule');
    expect(await screen.findByText('Interview scheduled and admin notified.')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({ applicationId: '1201', roundType: 'RESCHEDULE', movedId: '1', time: '11:30' }),
    ]);
  });

  it('can be rescheduled from a URL only while they are not cancelled or moved', async () => {
    const moving = withQuery(paths.employer.scheduleInterview, { application: '1201', reschedule: '1' });
    const answer = (viewerCanCancel: boolean) =>
      answerQuery(InterviewSubjectDocument, {
        application: { ...subject, interviews: [{ ...planned, viewerCanCancel }] },
        viewer: { id: '7', interviews: aPage([]) },
      });
    answer(true);
    const { unmount } = await openSchedule(moving);
    expect(screen.getByRole('radio', { name: 'Reschedule' })).toBeChecked();
    unmount();
    answer(false);
    await openSchedule(moving);
    expect(await screen.findByRole('alert')).toHaveTextContent('This interview has been cancelled or moved.');
    expect(field(/Applicant/)).toHaveValue('');
  });

  it('can be cancelled with a reason, and the dialog keeps the chosen reason after an error', async () => {
    const tooLate = 'This interview has already been cancelled.';
    const inputs = answerMutation(CancelInterviewDocument, ({ input }) => {
      if (input.reason !== 'OTHER') return errorResponse('INTERVIEW_NOT_OPEN', tooLate);
      const cancelled = {
        cancelledAt: '2026-11-20T10:00:00.000Z',
        outcome: 'CANCELLED',
        viewerCanCancel: false,
      } as const;
      return {
        cancelInterview: {
          interview: { ...planned, ...cancelled, cancellationReason: input.reason, cancelNote: input.note ?? null },
        },
      };
    });
    const requests = answerInterviews([planned, { ...planned, id: '2' }]);
    await openSchedule();
    const [first] = await screen.findAllByRole('button', { name: 'Cancel interview' });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel interview' }));
    expect(dialog.getByText(/Meera Iyer will be notified by email immediately/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    expect(await dialog.findByText('Reason is required.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'The job is on hold' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    expect(await dialog.findByText(tooLate)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'The job is on hold' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Another reason' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    expect(await dialog.findByText('Please add a note explaining the reason.')).toBeVisible();
    await enterText(dialog.getByLabelText(/^Note/), 'Power cut.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs.at(-1)).toEqual({ id: '1', reason: 'OTHER', note: 'Power cut.' });
    const [card] = screen.getAllByRole('article');
    expect(card).toHaveTextContent('CancelledMeera IyerData Analyst · Next RoundAnother reason. Power cut.');
    expect(within(card as HTMLElement).queryByRole('button')).toBeNull();
    expect(requests).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel interview' })).toHaveFocus());
  });

  it('can be marked as held and given feedback, which the card then shows', async () => {
    const inputs = answerMutation(GiveInterviewFeedbackDocument, ({ input }) => {
      const { id, version: _version, note = null, ...marks } = input;
      const feedback = { ...marks, note, givenAt: '2026-12-02T10:00:00.000Z', version: 1, isYours: true };
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
    await openSchedule();
    await press('Mark as held');
    expect(await screen.findByRole('button', { name: 'Not held after all' })).toHaveFocus();
    expect(screen.getByText('Held')).toBeVisible();
    await press('Give feedback');
    const dialog = within(await screen.findByRole('dialog', { name: 'Feedback on Meera Iyer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save feedback' }));
    expect(await dialog.findByText('Recommendation is required.')).toBeVisible();
    for (const name of ['Skills', 'Communication', 'Attitude'])
      expect(await dialog.findByText(`${name}: choose a rating from 1 to 5.`)).toBeVisible();
    const mark = (group: RegExp, name: string) =>
      userEvent.click(within(dialog.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));
    await mark(/Recommendation/, 'Strong yes');
    await mark(/Skills/, '4');
    await mark(/Communication/, '5');
    await mark(/Attitude/, '3');
    await enterText(dialog.getByLabelText('Note'), 'Knows her looms.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save feedback' }));
    const feedback = await screen.findByRole('list', { name: 'Feedback' });
    expect(
      within(feedback)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Recommendation: Strong yes', 'Skills 4/5 · Communication 5/5 · Attitude 3/5', 'Knows her looms.']);
    expect(inputs).toMatchObject([{ id: '1', recommendation: 'STRONG_YES', skills: 4, note: 'Knows her looms.' }]);
    expect(screen.queryByRole('button', { name: 'Not held after all' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change feedback' })).toHaveFocus());
  });

  it('can be switched to past interviews and paged, with both stored in the URL', async () => {
    const requests = answerInterviews([interview], true);
    const app = await openSchedule(prefilled);
    await tick('Past or cancelled');
    await waitFor(() => expect(requests.at(-1)).toEqual({ when: 'PAST', page: 1 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(requests.at(-1)).toEqual({ when: 'PAST', page: 2 }));
    expect(app.router.state.location.search).toContain('when=past&page=2');
    expect(field(/Applicant/)).toHaveValue('Meera Iyer (1201)');
  });

  it('show an error with Retry when loading fails, and say when there are none', async () => {
    answerQuery(MyInterviewsDocument, () => networkFailure());
    await openSchedule();
    expect(await screen.findByText('Something went wrong. Please try again')).toBeVisible();
    answerInterviews([]);
    await press('Retry');
    expect(await screen.findByText('No upcoming interviews.')).toBeVisible();
  });
});
