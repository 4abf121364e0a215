import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import {
  GiveInterviewFeedbackByLinkDocument,
  LinkedInterviewDocument,
  type LinkedInterviewFragment,
} from './linked-interview.public.generated';

const LINK = `${paths.guestFeedback}?token=secret-token`;
const interview: LinkedInterviewFragment = {
  id: '5',
  guestName: 'Anita Shah',
  candidateName: 'Meera Iyer',
  jobTitle: 'Data Analyst',
  companyName: 'Surat Silk Mills',
  date: '2026-11-02',
  problem: null,
  feedback: null,
};
const feedback = {
  recommendation: 'YES',
  skills: 4,
  communication: 4,
  attitude: 4,
  note: 'Calm.',
  version: 1,
} as const;

const mark = async (user: ReturnType<typeof renderApp>['user'], group: RegExp, name: string) =>
  user.click(within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name }));

it('a guest reads which interview it is, fills in the form of members, and reads that the feedback is saved', async () => {
  answerQuery(LinkedInterviewDocument, { linkedInterview: interview });
  const sent = answerMutation(GiveInterviewFeedbackByLinkDocument, {
    giveInterviewFeedbackByLink: { interview: { ...interview, feedback } },
  });
  const { user } = renderApp(LINK);
  expect(
    await screen.findByText('Hello Anita Shah, please tell Surat Silk Mills how the interview was.'),
  ).toBeVisible();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Meera Iyer', 'Data Analyst', 'Surat Silk Mills', '02/11/2026']);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Give feedback' }));
  await user.click(await screen.findByRole('button', { name: 'Save feedback' }));
  expect(await screen.findByText('Skills: choose a rating from 1 to 5.')).toBeVisible();
  expect(sent).toEqual([]);
  await mark(user, /Recommendation/, 'Yes');
  for (const group of [/Skills/, /Communication/, /Attitude/]) await mark(user, group, '4');
  await user.type(screen.getByLabelText(/^Note/), 'Calm.');
  await user.click(screen.getByRole('button', { name: 'Save feedback' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you. Your feedback is saved');
  expect(sent).toMatchObject([{ token: 'secret-token', recommendation: 'YES', skills: 4, note: 'Calm.' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Change feedback' })).toHaveFocus();
});

it('a guest changes earlier feedback, and an error keeps what was typed', async () => {
  answerQuery(LinkedInterviewDocument, { linkedInterview: { ...interview, feedback } });
  const sent = answerMutation(GiveInterviewFeedbackByLinkDocument, () =>
    errorResponse('INTERVIEW_NOT_OPEN', 'The candidate did not attend this interview.'),
  );
  const { user } = renderApp(LINK);
  await user.click(await screen.findByRole('button', { name: 'Change feedback' }));
  expect(screen.getByText('You have given feedback. You can change it with the same link.')).toBeVisible();
  await mark(user, /Recommendation/, 'Strong no');
  await user.click(screen.getByRole('button', { name: 'Save feedback' }));
  expect(await screen.findByText('The candidate did not attend this interview.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Strong no' })).toBeChecked();
  expect(screen.getByLabelText(/^Note/)).toHaveValue('Calm.');
  expect(sent).toMatchObject([{ recommendation: 'STRONG_NO', version: 1 }]);
});

it('the page saves nothing before the button is pressed', async () => {
  answerQuery(LinkedInterviewDocument, { linkedInterview: { ...interview, feedback } });
  const sent = answerMutation(GiveInterviewFeedbackByLinkDocument, {
    giveInterviewFeedbackByLink: { interview: { ...interview, feedback } },
  });
  const { user, unmount } = renderApp(LINK);
  await user.hover(await screen.findByRole('button', { name: 'Change feedback' }));
  for (const event of ['blur', 'beforeunload', 'pagehide']) window.dispatchEvent(new Event(event));
  unmount();
  expect(sent).toEqual([]);
});

it('a guest who comes too early reads so, and has no form', async () => {
  const problem = 'You can give feedback once the interview has started.';
  answerQuery(LinkedInterviewDocument, { linkedInterview: { ...interview, problem } });
  renderApp(LINK);
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.queryByRole('button', { name: /feedback/ })).toBeNull();
});

it('a link that has ended says so', async () => {
  answerQuery(LinkedInterviewDocument, { linkedInterview: null });
  renderApp(LINK);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link is no longer valid. Ask the person who invited you if you still want to give feedback.',
  );
});
