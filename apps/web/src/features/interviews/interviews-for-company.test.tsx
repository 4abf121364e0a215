import { formatDate } from '@job-alert/domain/india/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { paths, withQuery } from '../../config/paths';
import { field, interview, planned, setDate, subject, tick, tomorrow, typeInto } from '../../testing/data/interviews';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, errorResponse } from '../../testing/server';
import {
  CancelInterviewDocument,
  InterviewsForCompanyDocument,
  InterviewWarningsDocument,
  ScheduleInterviewDocument,
  type ScheduleInterviewMutation,
} from './interviews.generated';

const application = { ...subject, job: { ...subject.job, companyName: 'Rao & Sons' } };
const address = withQuery(paths.admin.interviews, { application: '1201' });
const arranged = { ...planned, id: '9', date: tomorrow, time: '11:30', arrangedByName: 'Nisha Rao' };
const scheduled: ScheduleInterviewMutation['scheduleInterview'] = {
  application: {
    id: '1201',
    status: 'INTERVIEW_SCHEDULED',
    proposedStatus: 'INTERVIEW_SCHEDULED',
    invitationProblem: null,
    interviews: [{ id: '9', cancelledAt: null }],
  },
  interview: arranged,
};

const open = (values: object = {}) => {
  answerQuery(InterviewsForCompanyDocument, { application: { ...application, ...values } });
  answerQuery(InterviewWarningsDocument, { application: { id: '1201', interviewWarnings: [] } });
  return openAs('admin', address);
};
const chooseChannel = async (option: string) => {
  await userEvent.click(field(/^Asked how/));
  await userEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};

it('an administrator plans and moves an interview, and says each time who asked for it', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Interviews of Meera Iyer' })).toBeVisible();
  expect(screen.getByText(/^Data Analyst, Rao & Sons\./)).toBeVisible();
  expect(screen.queryByLabelText(/Applicant/)).toBeNull();
  const sent = answerMutation(ScheduleInterviewDocument, { scheduleInterview: scheduled });
  await setDate(tomorrow);
  await typeInto(/^Time/, '11:30');
  await tick('Online');
  await typeInto(/Location/, 'https://meet.example.com/abc');
  await press('Schedule');
  expect(await screen.findByText('Please enter who asked for it.')).toBeVisible();
  expect(sent).toEqual([]);
  await typeInto(/^Name/, 'Ravi Shah');
  await chooseChannel('Phone');
  await press('Schedule');
  expect(await screen.findByText('Interview scheduled. The candidate and the company get an email.')).toBeVisible();
  const asked = { askedBy: 'Ravi Shah', askedChannel: 'PHONE' };
  expect(sent).toEqual([
    expect.objectContaining({ applicationId: '1201', roundType: 'FIRST_ROUND', time: '11:30', ...asked }),
  ]);

  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Arranged by Nisha Rao of the consultancy');
  expect(field(/^Name/)).toHaveValue('');
  await userEvent.click(within(card).getByRole('button', { name: 'Reschedule' }));
  expect(
    await screen.findByText(
      `You are moving the interview on ${formatDate(tomorrow)} at 11:30 am. The candidate and the company get the new time by email.`,
    ),
  ).toBeVisible();
  await setDate(tomorrow);
  await typeInto(/^Time/, '15:00');
  await typeInto(/^Name/, 'Ravi Shah');
  await chooseChannel('WhatsApp');
  await press('Schedule');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ roundType: 'RESCHEDULE', movedId: '9', askedChannel: 'WHATSAPP' });
});

it('an administrator cancels an interview and says who of the company asked for it, unless the candidate did', async () => {
  open({ interviews: [arranged] });
  const cancelled = answerMutation(CancelInterviewDocument, ({ input }) => ({
    cancelInterview: {
      interview: {
        ...arranged,
        viewerCanCancel: false,
        cancelledAt: '2026-11-20T10:00:00.000Z',
        cancellationReason: input.reason,
        cancelledByName: 'Nisha Rao',
      },
    },
  }));
  await userEvent.click(within(await screen.findByRole('article')).getByRole('button', { name: 'Cancel interview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel interview' });
  expect(dialog).toHaveTextContent('Meera Iyer and the company will be notified by email immediately');
  await tick('The job is on hold');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel interview' }));
  expect(await within(dialog).findByText('Please enter who asked for it.')).toBeVisible();
  expect(cancelled).toEqual([]);
  // Nobody of the company has to be named for the candidate's own request.
  await tick('The candidate asked for it');
  expect(within(dialog).queryByLabelText(/^Asked how/)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel interview' }));
  await waitFor(() =>
    expect(screen.getByRole('article')).toHaveTextContent(
      'Cancelled by Nisha Rao of the consultancy. The candidate asked for it',
    ),
  );
  expect(cancelled).toEqual([{ id: '9', reason: 'CANDIDATE_ASKED', note: null }]);
});

it('an application that cannot be invited shows why instead of the form, and its interviews', async () => {
  open({ invitationProblem: 'A proposal is waiting.', interviews: [interview] });
  expect(await screen.findByText('No interview can be scheduled now. A proposal is waiting.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent('Waiting for approval');
});

it('the feedback of all members and guests is shown, and who is missing', async () => {
  const marks = {
    recommendation: 'YES' as const,
    skills: 4,
    communication: 4,
    attitude: 4,
    givenAt: '2026-11-18T06:30:00.000Z',
    version: 1,
    isYours: false,
  };
  const feedbacks = [
    { ...marks, giverId: '7', giverName: 'Meera Shah', note: 'Knows her looms.' },
    { ...marks, giverId: '8', giverName: 'Anita Shah (guest)', note: 'Too shy.' },
  ];
  open({ interviews: [{ ...planned, feedbacks, awaitedFeedback: ['Ravi Desai'] }] });
  const card = within(await screen.findByRole('article'));
  const items = within(card.getByRole('list', { name: 'Feedback' })).getAllByRole('listitem');
  expect(items.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Meera Shah', 'Anita Shah (guest)']);
  expect(items[1]).toHaveTextContent('Too shy.');
  expect(card.getByText('Feedback is missing from Ravi Desai.')).toBeVisible();
});

it('the error of the server is shown and the form stays filled in', async () => {
  open();
  await screen.findByRole('button', { name: 'Schedule' });
  answerMutation(ScheduleInterviewDocument, () =>
    errorResponse('INTERVIEW_CLASH', 'The candidate already has an interview on 24/11/2026 11:00 am.'),
  );
  await setDate(tomorrow);
  await typeInto(/^Time/, '11:30');
  await tick('Face to Face');
  await typeInto(/Location/, 'Ring Road');
  await typeInto(/^Name/, 'Ravi Shah');
  await chooseChannel('Email');
  await press('Schedule');
  expect(await screen.findByText('The candidate already has an interview on 24/11/2026 11:00 am.')).toBeVisible();
  expect(field(/^Name/)).toHaveValue('Ravi Shah');
});
