import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { IS_RELEASE } from '../../../../../../test-release';
import { paths } from '../../../config/paths';
import { takeConsoleErrors } from '../../../testing/console';
import { anOpening, openings, openingsAnswer } from '../../../testing/data/openings';
import { enterText } from '../../../testing/enter-text';
import { renderApp } from '../../../testing/render-app';
import { answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { OpenJobCountsDocument } from '../../shared/jobs/openings-count.public.generated';
import { ClosedJobDocument } from '../job-page/closed-job.public.generated';
import { OpenJobDocument } from '../job-page/open-job.public.generated';
import { FurtherOpenJobsDocument, OpenJobsDocument } from './open-jobs.public.generated';

const filteredUrl = `${paths.openings}?title=silk&mode=remote&city=Surat`;
const list = () => screen.findByRole('list', { name: 'Openings' });
const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

/** Answers the page's only query with the requested number of openings, at most `total`. Returns its variables. */
function answerAll(total: number) {
  return answerQuery(OpenJobsDocument, (variables) => {
    const nodes = openings(total).slice(0, variables.first);
    return openingsAnswer(nodes, { totalCount: total, pageInfo: { hasNextPage: nodes.length < total } });
  });
}

describe('the list of all openings', () => {
  it('shows company, salary, work mode, posting date and deadline on each card', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00.000Z') });
    answerQuery(OpenJobsDocument, openingsAnswer([anOpening({ postedAt: '2026-11-19T05:00:00.000Z' })]));
    renderApp(paths.openings);
    const card = within((await list()).querySelector('article') as HTMLElement);
    for (const text of [
      'Rao & Sons',
      '₹3,00,000 to ₹4,20,000 a year ₹25,000 to ₹35,000 a month',
      'On-site, Full Time',
      'Posted 2 days ago (19/11/2026)',
      'Closes 31/12/2026',
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('heading', { level: 2, name: '1 opening' })).toBeVisible();
  });

  it('is filtered by a link for each choice, with one request, and announces the number of results', async () => {
    const requests = answerAll(3);
    const { user, router } = renderApp(paths.openings);
    const remote = await screen.findByRole('link', { name: 'Remote 2 openings' });
    expect(remote).toHaveAttribute('rel', 'nofollow');
    await user.click(remote);
    expect(await screen.findByRole('link', { name: /^Remote ?, chosen ?2 openings$/ })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Hybrid 1 opening' }));
    await waitFor(() => expect(router.state.location.search).toBe('?mode=remote&mode=hybrid'));
    expect(screen.getByRole('status')).toHaveTextContent('3 openings');
    expect(requests.map(({ filter }) => filter?.workModes)).toEqual([undefined, ['REMOTE'], ['REMOTE', 'HYBRID']]);
    expect(screen.queryByRole('link', { name: /Work From Home/ })).toBeNull();
  });

  it('keeps the order of filter choices when their counts change', async () => {
    answerQuery(OpenJobsDocument, ({ filter }) => {
      const first = filter ? { value: 'Vapi', count: 8 } : { value: 'Surat', count: 9 };
      return openingsAnswer(openings(3), { facets: { cities: [first, { value: 'Pune', count: 5 }] } });
    });
    const { user } = renderApp(paths.openings);
    await user.click(await screen.findByRole('link', { name: 'Remote 2 openings' }));
    await screen.findByRole('link', { name: 'Vapi 8 openings' });
    const places = within(screen.getByRole('complementary', { name: 'Filters' })).getAllByRole('listitem');
    expect(places.slice(-3).map((place) => place.textContent)).toEqual([
      'Surat0 openings',
      'Pune5 openings',
      'Vapi8 openings',
    ]);
  });

  it('shows 1,000+ for a larger number of openings and adds a plus to incomplete filter counts', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer(openings(3), { totalCount: 1001, facets: { isComplete: false } }));
    renderApp(paths.openings);
    expect(await screen.findByRole('heading', { name: '1,000+ openings' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Remote 2+ openings' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Work From Home' })).toBeVisible();
  });

  it('lists the chosen filters, each with a link that removes it', async () => {
    const requests = answerAll(3);
    const { user, router } = renderApp(filteredUrl);
    const chosen = within(await screen.findByRole('list', { name: 'Chosen filters' }));
    expect(addresses(chosen.getAllByRole('link'))).toEqual([
      `${paths.openings}?mode=remote&city=Surat`,
      `${paths.openings}?title=silk&city=Surat`,
      `${paths.openings}?title=silk&mode=remote`,
      paths.openings,
    ]);
    await user.click(chosen.getByRole('link', { name: 'Remove Surat' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '3 openings' })).toHaveFocus());
    await user.click(chosen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(requests).toHaveLength(3);
  });

  it('keeps its filters and order when other words are searched', async () => {
    const requests = answerAll(3);
    const { user, router } = renderApp(`${filteredUrl}&sort=oldest&shown=60`);
    const title = await screen.findByRole('combobox', { name: 'Job Title' });
    await enterText(title, 'cotton');
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Remove “cotton”' });
    expect(router.state.location.search).toBe('?title=cotton&mode=remote&city=Surat&sort=oldest');
    expect(requests.at(-1)).toMatchObject({ first: 20, orderBy: { field: 'POSTED_AT', direction: 'ASC' } });
  });

  it('is sorted by links, with Best match only when there are search words', async () => {
    answerAll(3);
    const { user } = renderApp(paths.openings);
    const sort = within(await screen.findByRole('navigation', { name: 'Sort by' }));
    expect(addresses(sort.getAllByRole('link'))).toEqual([
      paths.openings,
      `${paths.openings}?sort=oldest`,
      `${paths.openings}?sort=salary`,
    ]);
    await enterText(screen.getByRole('combobox', { name: 'Job Title' }), 'silk');
    await user.keyboard('{Enter}');
    expect(await sort.findByRole('link', { name: 'Best match', current: true })).toBeVisible();
  });

  it("links a company's name to all its openings, with the company as a filter", async () => {
    const requests = answerAll(3);
    const { user, router } = renderApp(paths.openings);
    const [name] = within(await list()).getAllByRole('link', { name: 'Rao & Sons' });
    if (name) await user.click(name);
    expect(await screen.findByRole('link', { name: 'Remove Rao & Sons' })).toHaveAttribute('href', paths.openings);
    expect(router.state.location.search).toBe('?company=9');
    expect(requests.at(-1)?.filter).toEqual({ companyId: '9' });
    expect(screen.queryByRole('link', { name: 'Email me new openings' })).toBeNull();
  });

  it('hides a filter when none of its choices has openings', async () => {
    const facets = { salaryBands: [{ value: 'UP_TO_2_LAKH' as const, count: 0 }] };
    answerQuery(OpenJobsDocument, openingsAnswer(openings(3), { facets }));
    renderApp(paths.openings);
    await list();
    const titles = within(screen.getByRole('complementary', { name: 'Filters' })).getAllByRole('heading', { level: 4 });
    expect(titles.map((title) => title.textContent)).not.toContain('Salary per year');
    expect(titles.map((title) => [title.textContent, title.closest('details')?.open])).toEqual([
      ['Work mode', true],
      ['Job type', false],
      ['Experience', true],
      ['Date posted', false],
      ['Industry', false],
      ['City', false],
    ]);
  });

  it('offers a job alert and related searches with results when nothing is found', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer([]));
    const requests = answerQuery(OpenJobCountsDocument, (variables) => {
      // No openings match "manager".
      return { openJobCounts: [variables.filters].flat().map(({ query }) => (query?.includes('manager') ? 0 : 7)) };
    });
    renderApp(`${paths.openings}?title=travel+manager&mode=remote&city=Surat`);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('No jobs found matching your search.')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Email me when there is one' })).toHaveAttribute(
      'href',
      `${paths.candidate.savedJobs}?title=travel+manager&mode=remote&city=Surat&alert=new`,
    );
    const near = within(alert.getByRole('list', { name: 'Openings near your search' })).getAllByRole('link');
    expect(near.map((link) => link.textContent)).toEqual([
      'Remote · Surat: 7',
      '“travel” · Remote · Surat: 7',
      '“travel”: 7',
      'Surat: 7',
    ]);
    expect(addresses(near).at(-1)).toBe(`${paths.openings}?city=Surat`);
    expect(requests).toHaveLength(1);
  });

  it('says that nothing is found even when related searches cannot be counted', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer([]));
    answerQuery(OpenJobCountsDocument, networkFailure);
    renderApp(`${paths.openings}?title=silk`);
    expect(await screen.findByText('No jobs found matching your search.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Openings near your search' })).toBeNull();
  });

  it('turns search words that name a filter into that filter, which can be removed', async () => {
    const requests = answerAll(3);
    const { user, router } = renderApp(paths.openings);
    await list();
    await enterText(screen.getByRole('combobox', { name: 'Job Title' }), 'part time tutor');
    await user.keyboard('{Enter}');
    const chip = await screen.findByRole('link', { name: 'Remove Part Time' });
    expect(router.state.location.search).toBe('?title=tutor&type=part-time');
    expect(requests.at(-1)?.filter).toEqual({ query: 'tutor', jobTypes: ['PART_TIME'] });
    await waitFor(() => expect(screen.getByLabelText('Job Title')).toHaveValue('tutor'));
    await user.click(chip);
    await waitFor(() => expect(router.state.location.search).toBe('?title=tutor'));
  });

  it('turns pay and years among the words into filters, which can be removed', async () => {
    const requests = answerAll(3);
    const { user, router } = renderApp(paths.openings);
    await list();
    await enterText(screen.getByRole('combobox', { name: 'Job Title' }), 'accountant job 2 years 20k salary');
    await user.keyboard('{Enter}');
    const chip = await screen.findByRole('link', { name: 'Remove ₹2,40,000 a year or more' });
    expect(router.state.location.search).toBe('?title=accountant&experience=2&min-salary=240000');
    expect(requests.at(-1)?.filter).toEqual({ query: 'accountant', experience: 2, minSalary: 240_000 });
    await waitFor(() => expect(screen.getByLabelText('Job Title')).toHaveValue('accountant'));
    expect(screen.getByLabelText('Experience')).toHaveValue('2');
    await user.click(chip);
    await waitFor(() => expect(router.state.location.search).toBe('?title=accountant&experience=2'));
  });

  it('says which words it leaves out', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer(openings(2), { leftOutWords: ['own', 'helicopter'] }));
    renderApp(`${paths.openings}?title=driver+own+helicopter`);
    await list();
    expect(
      screen.getByText('No opening matches all your words. These match without “own”, “helicopter”.'),
    ).toBeVisible();
  });

  it('names no opening near a search when none is', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer([]));
    const counted = answerQuery(OpenJobCountsDocument, { openJobCounts: [] });
    renderApp(`${paths.openings}?title=astronaut`);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('button', { name: 'Clear the search' })).toBeVisible();
    expect(alert.queryByText('Openings near your search')).toBeNull();
    expect(counted).toEqual([]);
  });

  it('keeps the last list after an error or a network failure, and loads the next one on Retry', async () => {
    answerAll(3);
    const { user } = renderApp(paths.openings);
    await list();
    for (const [failure, reason] of [
      [() => errorResponse('RATE_LIMITED', 'Too many requests.'), /Too many requests\./],
      [networkFailure, /We could not reach the server\. Please check your connection\./],
    ] as const) {
      answerQuery(OpenJobsDocument, failure);
      await user.click(screen.queryByRole('button', { name: 'Retry' }) ?? screen.getByRole('link', { name: 'Oldest' }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reason));
      expect(screen.getByRole('alert')).toHaveTextContent('Below are the results of your last search.');
      expect(within(await list()).getAllByRole('article')).toHaveLength(3);
      await waitFor(() => expect(takeConsoleErrors()[0]).toContain('The openings could not be loaded.'));
    }
    answerAll(2);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: '2 openings' })).toBeVisible();
  });

  it.runIf(IS_RELEASE)('requests the pages of a long list in parallel, 100 openings each', async () => {
    const requests = answerAll(250);
    const pages: number[] = [];
    answerQuery(FurtherOpenJobsDocument, ({ page }) => {
      pages.push(page);
      const nodes = openings(250).slice((page - 1) * 100, page * 100);
      return { openJobs: { nodes, pageInfo: { hasNextPage: page < 3 } } };
    });
    renderApp(`${paths.openings}?shown=140`);
    expect(within(await list()).getAllByRole('article')).toHaveLength(140);
    expect([requests.map(({ first }) => first), pages]).toEqual([[100], [2]]);
    expect(screen.getByRole('link', { name: 'Load more openings' })).toHaveAttribute(
      'href',
      `${paths.openings}?shown=160`,
    );
  });

  it('is restored after a visit to a job, with the same length and the focus on the job', async () => {
    answerQuery(OpenJobDocument, { openJob: null });
    answerQuery(ClosedJobDocument, { closedJob: null });
    const requests = answerAll(3);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    const { user, router } = renderApp(`${paths.openings}?shown=40`);
    await user.click(await within(await list()).findByRole('link', { name: 'Job 2' }));
    expect(await screen.findByText('This opening doesn’t exist.')).toBeVisible();
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, left: 0, behavior: 'instant' }));
    scrollTo.mockClear();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Job 2' })).toHaveFocus());
    expect(scrollTo).toHaveBeenCalledOnce();
    expect(requests.map(({ first }) => first)).toEqual([40, 40]);
    scrollTo.mockRestore();
  });
});
