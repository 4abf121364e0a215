import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { aSession } from '../../testing/data/builders';
import { openings, openingsAnswer } from '../../testing/data/openings';
import { allowMotion, controlIntersections } from '../../testing/intersections';
import { renderApp } from '../../testing/render-app';
import { answerQuery } from '../../testing/server';
import { NewestOpeningsDocument } from '../jobs/job-search/newest-jobs.public.generated';
import { OpenJobsDocument } from '../jobs/job-search/open-jobs.public.generated';
import { OpenJobCountsDocument } from '../shared/jobs/openings-count.public.generated';

/** Records the numbers that an element shows from now on. Returns a function that lists them. */
function followText(element: HTMLElement): () => number[] {
  const seen: number[] = [];
  new MutationObserver(() => {
    seen.push(Number.parseInt(element.textContent.replace(',', ''), 10));
  }).observe(element, { childList: true, characterData: true, subtree: true });
  return () => seen;
}

describe('the home page', () => {
  it('shows the tagline and a link to the openings, and no Newest Openings section while there are none', async () => {
    renderApp(paths.home);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Connecting candidates with companies for SUCCESS' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Opportunities' })).toHaveAttribute('href', paths.openings);
    await waitFor(() => expect(document.title).toBe('Job Alert'));
    expect(screen.queryByRole('heading', { name: 'Newest Openings' })).toBeNull();
  });

  it('shows the newest openings with links to job and company, and the time since they were posted', async () => {
    const postedAt = new Date().toISOString();
    const requests = answerQuery(NewestOpeningsDocument, {
      openJobs: { nodes: openings(6).map((job) => ({ ...job, postedAt })) },
    });
    renderApp(paths.home);
    const section = (await screen.findByRole('heading', { level: 2, name: 'Newest Openings' })).closest('section');
    const cards = within(section as HTMLElement).getAllByRole('article');
    expect(cards).toHaveLength(6);
    const [first] = cards;
    if (!first) return;
    expect(within(first).getByRole('link', { name: 'Job 1' })).toHaveAttribute('href', `${paths.openings}/1-job-1`);
    expect(within(first).getByRole('link', { name: 'Rao & Sons' })).toHaveAttribute(
      'href',
      `${paths.openings}?company=9#openings`,
    );
    expect(within(first).getByText(/^Posted today/)).toBeVisible();
    expect(requests).toEqual([{ first: 6 }]);
  });

  it('searches the openings from its banner', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer([]));
    answerQuery(OpenJobCountsDocument, { openJobCounts: [] });
    const { user, router } = renderApp(paths.home);
    await user.type(await screen.findByRole('combobox', { name: 'Job Title' }), ' accountant ');
    await user.type(screen.getByRole('textbox', { name: 'Experience' }), '4 years{Enter}');
    expect(await screen.findByText('No jobs found matching your search.')).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: paths.openings,
      search: '?title=accountant&experience=4',
    });
    expect(screen.getByRole('combobox', { name: 'Job Title' })).toHaveValue('accountant');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No openings' })).toHaveFocus());
  });

  it('addresses job seekers and employers, each with links to sign up and log in', async () => {
    renderApp(paths.home);
    for (const [who, promise, target] of [
      ['Job Seekers', 'Find Your Right Fit — Step Into Your Next Role.', paths.candidate],
      ['Employers', 'Post. Connect. Hire — The Talent Your Business Deserves.', paths.employer],
    ] as const) {
      const card = (await screen.findByRole('heading', { name: who })).closest('article');
      expect(within(card as HTMLElement).getByText(promise)).toBeVisible();
      const links = within(card as HTMLElement).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([target.signUp, target.login]);
    }
  });

  it.each([
    ['candidate', 'Job Seekers'],
    ['employer', 'Employers'],
  ] as const)('shows a logged-in %s a link to the dashboard instead of sign-up and login links', async (role, who) => {
    renderApp(paths.home, { as: aSession(role) });
    const card = (await screen.findByRole('heading', { name: who })).closest('article') as HTMLElement;
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Go to your dashboard', paths[role].home],
    ]);
    expect(screen.queryByRole('link', { name: /^Log in:/ })).toBeNull();
  });

  it('explains the process in three steps', async () => {
    renderApp(paths.home);
    await screen.findByRole('heading', { name: 'Our Process' });
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Sourcing & Screening',
      'Matching Candidates',
      'Interviews & Recommendation',
    ]);
    expect(
      screen.getByText(/leaders interview the shortlisted candidates\. We then send the CV to the client/),
    ).toBeVisible();
  });

  it('counts up to 1,500+ and 25+ once, in 2 s, when 30 % of a counter is visible', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['requestAnimationFrame', 'performance', 'setTimeout', 'Date'],
    });
    allowMotion();
    const view = controlIntersections();
    renderApp(paths.home);
    const proven = (await screen.findByText('Proven Success')).previousElementSibling;
    const trusted = screen.getByText('Trusted by Many').previousElementSibling;
    await waitFor(() => expect(view.watching()).toEqual([{ threshold: 0.3 }, { threshold: 0.3 }]));
    expect(proven?.textContent).toBe('0+');
    expect(trusted?.textContent).toBe('0+');
    const steps = followText(proven as HTMLElement);
    view.comeIntoView();
    await vi.advanceTimersByTimeAsync(1000);
    expect(Number.parseInt(proven?.textContent?.replace(',', '') ?? '', 10)).toBeGreaterThan(0);
    expect(proven).not.toHaveTextContent('1,500+');
    await vi.advanceTimersByTimeAsync(1100);
    expect(proven).toHaveTextContent('1,500+');
    expect(trusted).toHaveTextContent('25+');
    // The number never decreases.
    expect(steps()).toEqual(steps().toSorted((one, other) => one - other));
    expect(view.watching()).toEqual([]);
  });

  it('shows the final numbers at once to visitors who prefer reduced motion', async () => {
    renderApp(paths.home);
    expect(await screen.findByText('1,500+')).toBeVisible();
    expect(screen.getByText('25+')).toBeVisible();
  });
});
