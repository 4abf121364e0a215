import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths, withQuery } from '../../config/paths';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aPage } from '../../testing/data/a-page';
import { aSession, aViewer } from '../../testing/data/builders';
import { planned } from '../../testing/data/interviews';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { answerQuery } from '../../testing/server';
import {
  InterviewDaysDocument,
  type InterviewDaysQueryVariables,
  InterviewSubjectDocument,
  MyInterviewsDocument,
  type ScheduledInterviewFragment,
} from './interviews.generated';

const employer = aSession('employer');
const anInterview = (id: string, values: Partial<ScheduledInterviewFragment> = {}): ScheduledInterviewFragment => ({
  ...planned,
  id,
  application: {
    ...planned.application,
    id: `120${id}`,
    candidate: { id: `4${id}`, firstName: 'Meera', lastName: `Iyer ${id}` },
  },
  roundType: 'FIRST_ROUND',
  ...values,
});

describe('the interview calendar', () => {
  let requests: InterviewDaysQueryVariables[];
  beforeEach(() => {
    requests = [];
    answerQuery(ViewerDocument, aViewer(employer));
    answerQuery(InterviewDaysDocument, (variables) => {
      requests.push(variables);
      const nodes = [anInterview('1', { time: '15:00' }), anInterview('2'), anInterview('3', { date: '2026-12-04' })];
      return { viewer: { id: '7', interviews: { nodes } } };
    });
  });

  it('shows a week from Monday by day, earliest interview first, and moves to the next week', async () => {
    renderApp(withQuery(paths.employer.interviewCalendar, { day: '2026-12-03' }), { as: employer });
    expect(await screen.findByRole('heading', { name: '30 November – 6 December 2026' })).toBeVisible();
    const tuesday = within(await screen.findByRole('region', { name: 'Tuesday, 1 December 2026' }));
    expect(tuesday.getAllByRole('button').map((entry) => entry.textContent)).toEqual([
      '10:30 amMeera Iyer 2Data AnalystConfirmed',
      '3:00 pmMeera Iyer 1Data AnalystConfirmed',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Wednesday, 2 December 2026' })).getByText('No interviews'),
    ).toBeVisible();
    await press('Next week');
    expect(await screen.findByRole('heading', { name: '7 December – 13 December 2026' })).toBeVisible();
    await waitFor(() => expect(requests.at(-1)).toEqual({ from: '2026-12-07', to: '2026-12-13' }));
  });

  it('shows the interviews of a day with their links and opens the form on Reschedule', async () => {
    const app = renderApp(withQuery(paths.employer.interviewCalendar, { day: '2026-12-03' }), { as: employer });
    await userEvent.click(await screen.findByRole('button', { name: /Meera Iyer 3/ }));
    const heading = await screen.findByRole('heading', { name: 'Friday, 4 December 2026' });
    await waitFor(() => expect(heading).toHaveFocus());
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link')).toHaveAttribute('href', 'https://meet.example.com/abc');
    // The stories of the form test the effect of this response.
    const viewer = { id: '7', interviews: aPage([]) };
    answerQuery(MyInterviewsDocument, { viewer });
    answerQuery(InterviewSubjectDocument, { application: null, viewer });
    await userEvent.click(card.getByRole('button', { name: 'Reschedule' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?application=1203&reschedule=3'));
    expect(await screen.findByRole('heading', { name: 'Schedule Interview' })).toBeVisible();
  });
});
