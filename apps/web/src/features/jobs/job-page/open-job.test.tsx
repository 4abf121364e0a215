import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { aSession } from '../../../testing/data/builders';
import { anOpenJob } from '../../../testing/data/open-job';
import { press } from '../../../testing/press';
import { renderApp } from '../../../testing/render-app';
import { answerQuery, networkFailure } from '../../../testing/server';
import { WantedJobDocument } from '../../shared/jobs/apply-intent.public.generated';
import { SavedJobIdsDocument } from '../saved-jobs/saved-jobs.public.generated';
import { ClosedJobDocument } from './closed-job.public.generated';
import { OpenJobDocument } from './open-job.public.generated';

const address = anOpenJob().path;
const url = `http://localhost:4000${address}`;

const job = anOpenJob();

async function open(options?: Parameters<typeof renderApp>[1]) {
  const requests = answerQuery(OpenJobDocument, { openJob: job });
  const app = renderApp(address, options);
  await screen.findByRole('heading', { level: 1, name: 'Accountant' });
  return { ...app, requests };
}

describe('the page of a job', () => {
  it('shows the facts of a job found by the id in its URL, and offers to apply and share', async () => {
    const { requests } = await open();
    expect(requests).toEqual([{ id: '12' }]);
    for (const text of [
      'Rao & Sons',
      'You keep the books.',
      '2-5 years',
      '₹3,00,000 to ₹4,50,000 a year ₹25,000 to ₹37,500 a month',
      'B.Com',
      'Tally',
      '31/12/2025',
      'Three mills.',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText(/^over 30 days ago \(02\/11\/2025\)$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rao & Sons' })).toHaveAttribute(
      'href',
      `${paths.openings}?company=${job.company.id}#openings`,
    );
    await waitFor(() => expect(document.title).toBe('Accountant, Surat | Job Alert'));
    expect(screen.getByRole('link', { name: 'All openings' })).toHaveAttribute('href', paths.openings);
    for (const name of ['Similar openings', 'More from Rao & Sons', 'More in Surat']) {
      expect(screen.queryByRole('heading', { name })).toBeNull();
    }
    // The sign-up link of a visitor contains the job.
    expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', `${paths.candidate.signUp}?job=12`);
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`Accountant ${url}`)}`,
    );
    expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    );
  });

  it('shows similar jobs and jobs of the same company and city, each opening once', async () => {
    const { minExperience, maxExperience, preferredSkills, company } = job;
    const aCard = (id: string) => ({
      id,
      title: `Job ${id}`,
      city: 'Surat',
      path: `/x/${id}`,
      minExperience,
      maxExperience,
      preferredSkills,
      company: { id: company.id, name: company.name },
    });
    const some = (...ids: string[]) => ids.map(aCard);
    answerQuery(OpenJobDocument, {
      openJob: anOpenJob({
        similar: some('1', '2'),
        sameCompany: some('2', '3'),
        sameCity: some('1', '3', '4', '5'),
      }),
    });
    renderApp(address);
    const under = async (name: string) => {
      const section = (await screen.findByRole('heading', { level: 2, name })).closest('section');
      const titles = within(section as HTMLElement).getAllByRole('heading', { level: 3 });
      return titles.map((title) => title.textContent);
    };
    expect(await under('Similar openings')).toEqual(['Job 1', 'Job 2']);
    expect(await under('More from Rao & Sons')).toEqual(['Job 3']);
    expect(await under('More in Surat')).toEqual(['Job 4', 'Job 5']);
    expect(screen.getByRole('link', { name: 'All openings in Surat' })).toHaveAttribute(
      'href',
      `${paths.openings}?location=Surat#openings`,
    );
  });

  it.each([
    [`${paths.openings}?title=tally&location=surat`, `${paths.openings}?title=tally&location=surat`],
    [`${paths.candidate.jobs}?title=tally&page=2`, `${paths.candidate.jobs}?title=tally&page=2`],
    ['//evil.example/job-alert/job-opportunites?title=a', null],
    ['https://evil.example/?title=a', null],
  ])('leads back to the last search and never to another site: %s', async (lastSearch, target) => {
    sessionStorage.setItem('lastSearch', lastSearch);
    await open();
    const name = target ? 'Back to your search' : 'All openings';
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target ?? paths.openings);
  });

  it('sends a candidate whose session has ended to the login, which remembers the job', async () => {
    localStorage.setItem('user', JSON.stringify(aSession('candidate', { token: '' }).user));
    const { id, title, path, company } = job;
    answerQuery(WantedJobDocument, { openJob: { id, title, path, company } });
    const { user, router } = await open();
    await user.click(screen.getByRole('link', { name: 'Apply' }));
    await screen.findByRole('heading', { name: 'Candidate Login' });
    const { search, state } = router.state.location;
    expect([search, state]).toEqual(['?job=12', { why: 'ended', from: anOpenJob().path, account: '7' }]);
  });

  it('offers no application to an employer', async () => {
    answerQuery(SavedJobIdsDocument, { viewer: null });
    await open({ as: aSession('employer') });
    expect(await screen.findByText('Only candidates can apply for openings.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
  });

  it('opens the share sheet of the device when there is one', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('Closed.', 'AbortError'));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await open();
    await press('Share');
    expect(share).toHaveBeenCalledWith({ title: 'Accountant', url });
  });

  it('copies its link and says so for 3 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    await press('Copy link');
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(screen.queryByText('Link copied.')).toBeNull());
  });

  it('shows the link as text when the clipboard is blocked', async () => {
    await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await press('Copy link');
    expect(await screen.findByText(`Copy this link: ${url}`)).toBeVisible();
  });

  it('shows the title of a closed job and similar openings', async () => {
    answerQuery(OpenJobDocument, { openJob: null });
    const { id, title, city, minExperience, maxExperience, preferredSkills, company } = job;
    const like = { id, city, minExperience, maxExperience, preferredSkills, title: `Senior ${title}`, path: '/x' };
    answerQuery(ClosedJobDocument, {
      closedJob: {
        id: '12',
        title,
        city,
        similar: [{ ...like, company: { id: company.id, name: company.name } }],
      },
    });
    renderApp(address);
    expect(await screen.findByText('This opening is no longer available.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Accountant' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Similar openings' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Senior Accountant' })).toHaveAttribute('href', '/x');
    expect(screen.getByRole('link', { name: 'See current openings' })).toHaveAttribute('href', paths.openings);
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  it('says when there has never been a job at the URL', async () => {
    answerQuery(OpenJobDocument, { openJob: null });
    answerQuery(ClosedJobDocument, { closedJob: null });
    renderApp(address);
    expect(await screen.findByText('This opening doesn’t exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See current openings' })).toHaveAttribute('href', paths.openings);
  });

  it('redirects from a URL with another title to the right one and keeps the query', async () => {
    answerQuery(OpenJobDocument, { openJob: job });
    const { path, router } = renderApp(`${paths.openings}/12-another-title?from=mail`);
    await screen.findByRole('heading', { level: 1, name: 'Accountant' });
    expect(path()).toBe(address);
    expect(router.state.location.search).toBe('?from=mail');
  });

  it('describes the job to search engines with structured data and a canonical URL', async () => {
    await open();
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Accountant',
      image: `${window.location.origin}/share/jobs/12.png`,
      hiringOrganization: { name: 'Rao & Sons', sameAs: 'https://rao.example.com' },
    });
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', url);
    expect(document.head.querySelector('meta[property="og:url"]')).toHaveAttribute('content', url);
  });

  it('has a picture for shared links that shows the job, the company, the place and the pay', async () => {
    await open();
    const meta = (property: string) => document.head.querySelector(`meta[property="${property}"]`);
    expect(meta('og:image')).toHaveAttribute('content', `${window.location.origin}/share/jobs/12.png`);
    for (const property of ['og:title', 'og:image:alt'])
      expect(meta(property)).toHaveAttribute(
        'content',
        'Accountant at Rao & Sons, Surat: ₹3,00,000 to ₹4,50,000 a year',
      );
    expect(meta('og:image:width')).toHaveAttribute('content', '1200');
    expect(meta('og:image:height')).toHaveAttribute('content', '630');
  });

  it('offers a retry when loading fails', async () => {
    answerQuery(OpenJobDocument, () => networkFailure());
    renderApp(address);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again later.');
    answerQuery(OpenJobDocument, { openJob: job });
    await press('Retry');
    expect(await screen.findByRole('heading', { level: 1, name: 'Accountant' })).toBeVisible();
  });
});
