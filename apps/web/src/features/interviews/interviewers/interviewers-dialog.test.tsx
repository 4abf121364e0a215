import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text';
import {
  answerInterviews,
  answerScheduling,
  openSchedule,
  planned,
  prefilled,
  setDate,
  tick,
  tomorrow,
  typeInto,
  interview,
  scheduled,
} from '../../../testing/data/interviews';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery } from '../../../testing/server';
import { ScheduleInterviewDocument } from '../interviews.generated';
import { InterviewerChoicesDocument, SetInterviewersDocument } from './interviewers.generated';

const MEMBERS = [
  { id: '7', firstName: 'Meera', lastName: 'Shah' },
  { id: '8', firstName: 'Ravi', lastName: 'Desai' },
];

const answerChoices = (
  interviewers: { id: string; userId: string | null; name: string; email: string | null }[] = [],
) =>
  answerQuery(InterviewerChoicesDocument, {
    application: {
      id: '1201',
      job: { __typename: 'Job', id: '12', company: { id: '7', members: MEMBERS } },
      interviews: [{ id: '1', interviewers }],
    },
  });

const opened = async () => within(await screen.findByRole('dialog', { name: 'Interviewers' }));

describe('interviewers', () => {
  beforeEach(() => void answerChoices());

  it('are chosen for a new interview: oneself first, colleagues and guests', async () => {
    answerScheduling();
    const sent = answerMutation(ScheduleInterviewDocument, {
      scheduleInterview: { ...scheduled, interview: { ...interview, id: '9' } },
    });
    await openSchedule(prefilled);
    await press('Choose interviewers');
    const dialog = await opened();
    expect(await dialog.findByRole('checkbox', { name: 'Meera Shah' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ravi Desai' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add somebody without a login' }));
    await enterText(dialog.getByLabelText('Name'), 'Asha Mehta');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await dialog.findByText(/Email is required|valid email/)).toBeVisible();
    await enterText(dialog.getByLabelText('Email'), 'asha@mills.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('3 interviewers')).toBeVisible();
    await setDate(tomorrow);
    await typeInto(/^Time/, '11:30');
    await tick('Face to Face');
    await typeInto(/Location/, 'MG Road');
    await press('Schedule');
    expect(await screen.findByText('Interview scheduled and admin notified.')).toBeVisible();
    expect(sent[0]?.interviewers).toEqual([
      { userId: '7', name: null, email: null },
      { userId: '8', name: null, email: null },
      { userId: null, name: 'Asha Mehta', email: 'asha@mills.example' },
    ]);
  });

  it('are changed later on the card', async () => {
    answerScheduling();
    answerInterviews([planned]);
    answerChoices([{ id: '1', userId: '8', name: 'Ravi Desai', email: null }]);
    const sent = answerMutation(SetInterviewersDocument, {
      setInterviewers: { interview: { id: '1', interviewers: [] } },
    });
    await openSchedule();
    await userEvent.click(await screen.findByRole('button', { name: 'Interviewers' }));
    const dialog = await opened();
    expect(await dialog.findByRole('checkbox', { name: 'Ravi Desai' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Meera Shah' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([
      {
        id: '1',
        interviewers: [
          { userId: '8', name: null, email: null },
          { userId: '7', name: null, email: null },
        ],
      },
    ]);
  });
});
