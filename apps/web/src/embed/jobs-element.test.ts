import { sourceOfVisit } from '@job-alert/domain/reports/visit-source';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server } from '../testing/server';
import { defineJobsElement, ELEMENT } from './jobs-element';

const PORTAL = 'https://jobs.example';

const weaver = {
  id: '7',
  title: 'Weaver <b>now</b>',
  city: 'Surat',
  state: 'Gujarat',
  jobType: 'FULL_TIME',
  workMode: 'ONSITE',
  salaryMin: 300_000,
  salaryMax: 500_000,
  deadline: '2026-12-24',
  path: '/job-alert/jobs/7/weaver-surat',
  company: { id: '12', name: 'Surat Silk Mills' },
};

/** Answers the portal's query with these jobs, or with an error if null. Returns the requested URLs. */
function answer(nodes: object[] | null): URL[] {
  const urls: URL[] = [];
  server.use(
    http.get(`${PORTAL}/graphql`, ({ request }) => {
      urls.push(new URL(request.url));
      const refused = { data: null, errors: [{ message: 'Later.', extensions: { code: 'RATE_LIMITED' } }] };
      return HttpResponse.json(nodes ? { data: { openJobs: { nodes } } } : refused);
    }),
  );
  return urls;
}

/** Adds the element to the page and returns queries for its content. */
function show(attributes: Record<string, string>) {
  defineJobsElement(PORTAL);
  const element = document.createElement(ELEMENT);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const [section] = element.shadowRoot?.children ?? [];
  return within(section as HTMLElement);
}

describe('open jobs embedded in the site of a company', () => {
  afterEach(() => document.body.replaceChildren());

  it('show a loading message, then title, place, pay and deadline of each job, with markup as plain text', async () => {
    const urls = answer([weaver]);
    const jobs = show({ company: '12', limit: '5' });
    expect(jobs.getByRole('status')).toHaveTextContent('Loading the open jobs…');
    expect(await jobs.findByRole('heading', { name: 'Open jobs at Surat Silk Mills' })).toBeVisible();
    expect(jobs.getByRole('status')).toBeEmptyDOMElement();
    const item = within(jobs.getByRole('listitem'));
    const link = item.getByRole<HTMLAnchorElement>('link', { name: 'Weaver <b>now</b>' });
    expect(link).toHaveAttribute('href', `${PORTAL}/job-alert/jobs/7/weaver-surat?src=embed`);
    const landing = { query: new URLSearchParams(link.search), referrer: 'https://silk.example/', host: link.host };
    expect(sourceOfVisit(landing)).toEqual({ source: 'EMBED', name: '' });
    expect(item.getByText('Surat, Gujarat · Full Time · On-site')).toBeVisible();
    expect(item.getByText('₹3,00,000 to ₹5,00,000 a year')).toBeVisible();
    expect(item.getByText('Apply by 24/12/2026')).toBeVisible();
    expect(urls.map(({ searchParams }) => searchParams.get('variables'))).toEqual(['{"company":"12","first":5}']);
  });

  it('show a message and a link to the portal when there are none', async () => {
    answer([]);
    const jobs = show({ company: '12' });
    expect(await jobs.findByText('There are no open jobs at the moment.')).toBeVisible();
    const link = jobs.getByRole('link', { name: 'All openings at jobs.example' });
    expect(link).toHaveAttribute('href', `${PORTAL}/job-alert/job-opportunites?src=embed`);
  });

  it('show an error when they cannot be loaded, and focus the heading after a successful retry', async () => {
    answer(null);
    const jobs = show({ company: '12' });
    const again = await jobs.findByRole('button', { name: 'Try again' });
    expect(jobs.getByRole('status')).toHaveTextContent('The open jobs cannot be shown at the moment.');
    answer([weaver]);
    await userEvent.click(again);
    const heading = await jobs.findByRole('heading', { name: 'Open jobs at Surat Silk Mills' });
    expect(document.activeElement?.shadowRoot?.activeElement).toBe(heading);
    expect(jobs.queryByRole('button')).toBeNull();
  });

  it.each(['', 'Surat Silk Mills', '0'])(
    'show an error and request nothing when the page gives the invalid company ID "%s"',
    (company) => {
      const urls = answer([weaver]);
      const error = vi.spyOn(console, 'error').mockReturnValue();
      const jobs = show({ company });
      expect(jobs.getByRole('status')).toHaveTextContent('This page does not say whose open jobs to show.');
      expect(error).toHaveBeenCalledExactlyOnceWith(
        `Job Alert: data-company must be the id of a company, such as 12, but is "${company}".`,
      );
      expect(urls).toEqual([]);
      error.mockRestore();
    },
  );
});
