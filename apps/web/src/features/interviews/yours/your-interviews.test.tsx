import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { ViewerDocument } from '../../../lib/graphql/viewer.generated';
import { aPage } from '../../../testing/data/a-page';
import { aProfile } from '../../../testing/data/applicants';
import { aSession, aViewer } from '../../../testing/data/builders';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, networkFailure } from '../../../testing/server';
import { GiveInterviewFeedbackDocument } from '../../shared/applications/interview-feedback.generated';
import {
  InterviewedCandidateDocument,
  YourInterviewsDocument,
  type YourInterviewFragment,
} from './your-interviews.generated';

const session = aSession('employer');
const round: YourInterviewFragment = {
  id: '1',
  date: '2026-11-02',
  time: '10:30',
  roundType: 'FIRST_ROUND',
  mode: 'ONLINE',
  location: 'https://meet.example.com/abc',
  notes: 'Ask about looms.',
  viewerCanGiveFeedback: true,
  interviewers: [
    { id: '1', name: 'Asha Mehta' },
    { id: '2', name: 'Ravi Desai' },
  ],
  feedbacks: [],
  awaitedFeedback: ['Asha Mehta'],
  application: {
    id: '1201',
    candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' },
    job: { id: '12', title: 'Data Analyst', companyName: 'Surat Silk Mills' },
  },
};

function open(path: string, nodes: YourInterviewFragment[] = [round]) {
  answerQuery(ViewerDocument, aViewer(session, { viewerCanRecruit: false, company: null }));
  answerQuery(YourInterviewsDocument, () => ({ viewer: { id: '7', interviews: aPage(nodes) } }));
  return renderApp(path, { as: session });
}

describe('the interviewer', () => {
  it('sees Your Interviews instead of every screen of recruiters, and has no other entry in the navigation', async () => {
    const app = open(paths.employer.applicants);
    expect(await screen.findByRole('heading', { name: 'Your Interviews' })).toBeVisible();
    expect(app.path()).toBe(paths.employer.interviews);
    const links = within(screen.getAllByRole('navigation')[0] as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Your Interviews', 'Account', 'My Data']);
  });

  it('reads time, candidate, place, colleagues and the profile, and gives feedback', async () => {
    open(paths.employer.interviews);
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent(
      '02/11/2026, 10:30 amMeera IyerData Analyst, Surat Silk Mills · First Round · Online',
    );
    expect(card).toHaveTextContent('Interviewers: Asha Mehta, Ravi Desai');
    expect(card).toHaveTextContent('Feedback is missing from Asha Mehta.');
    answerQuery(InterviewedCandidateDocument, {
      application: { id: '1201', appliedAt: '2026-10-01T10:00:00.000Z', answers: [], candidate: aProfile },
    });
    await userEvent.click(screen.getByRole('button', { name: 'About Meera Iyer' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Meera Iyer' }));
    expect(await drawer.findByText('Applied on 01/10/2026')).toBeVisible();
    expect(drawer.getAllByRole('link', { name: /resume.docx/ })[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');

    const sent = answerMutation(GiveInterviewFeedbackDocument, ({ input: { id } }) => ({
      giveInterviewFeedback: {
        interview: {
          id,
          outcome: 'HELD' as const,
          viewerCanGiveFeedback: true,
          viewerCanSetHeld: false,
          feedback: null,
        },
      },
    }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give feedback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Feedback on Meera Iyer' }));
    const mark = (group: RegExp, name: string) =>
      userEvent.click(within(dialog.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));
    await mark(/Recommendation/, 'Yes');
    for (const group of [/Skills/, /Communication/, /Attitude/]) await mark(group, '4');
    const own = {
      giverId: '7',
      giverName: 'Asha Mehta',
      isYours: true,
      givenAt: '2026-11-02T12:00:00.000Z',
      version: 1,
    };
    const marks = { recommendation: 'YES', skills: 4, communication: 4, attitude: 4, note: null } as const;
    answerQuery(YourInterviewsDocument, () => ({
      viewer: { id: '7', interviews: aPage([{ ...round, feedbacks: [{ ...own, ...marks }], awaitedFeedback: [] }]) },
    }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save feedback' }));
    expect(await screen.findByRole('button', { name: 'Change feedback' })).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ id: '1', recommendation: 'YES', skills: 4 })]);
    expect(within(screen.getByRole('list', { name: 'Feedback' })).getByText('You')).toBeVisible();
  });

  it('sees that there are no interviews, or that they could not be loaded', async () => {
    open(paths.employer.interviews, []);
    expect(await screen.findByText('No upcoming interviews.')).toBeVisible();
    answerQuery(YourInterviewsDocument, () => networkFailure());
    await userEvent.click(screen.getByText('Past or cancelled'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  });
});
