import { expect, test } from 'vitest';
import { pageAt } from './entry-server';

const at = (path: string) => {
  const page = pageAt(new URL(path, 'https://jobs.example'));
  return page && [page.route, page.url.pathname + page.url.search];
};
const OPENINGS = '/job-alert/job-opportunites';

test('the cache key of a page contains only the parameters that it reads, in a fixed order', () => {
  const search = ['public/openings', `${OPENINGS}?title=silk&location=surat`];
  expect(at(`${OPENINGS}?title=silk&location=surat`)).toEqual(search);
  expect(at(`${OPENINGS}?utm_source=mail&location=surat&experience=&title=silk&title=dye`)).toEqual(search);
  expect(at(`${OPENINGS}?query=anything`)).toEqual(['public/openings', OPENINGS]);
  expect(at(`${OPENINGS}?sort=newest&city=Surat&mode=hybrid&mode=remote&mode=moon&city=Pune`)).toEqual([
    'public/openings',
    `${OPENINGS}?mode=remote&mode=hybrid&city=Pune&city=Surat&sort=newest`,
  ]);
  expect(at('/reset-password/token?utm_source=mail&consent=needed')).toEqual([
    'account/reset-password',
    '/reset-password/token?consent=needed',
  ]);
  expect(at('/?utm_source=mail')).toEqual(['public/home', '/']);
});

test('a search with more than 100 characters is rendered in the browser', () => {
  expect(at(`${OPENINGS}?title=${'x'.repeat(101)}`)).toBeNull();
});

test('a page of a signed-in area is rendered in the browser, and an unknown path on the server', () => {
  expect(at('/job-alert/admin/pending-approval')).toBeNull();
  expect(at('/job-alert/employer/my-jobs')).toBeNull();
  expect(at('/job-alert/candidate/nowhere')).toEqual(['public/not-found', '/job-alert/candidate/nowhere']);
});
