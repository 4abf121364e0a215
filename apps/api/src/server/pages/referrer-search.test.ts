import { describe, expect, test } from 'vitest';
import { withReferrerSearch } from './referrer-search.js';

const SITE = 'https://jobs.example';
const OPENINGS = '/job-alert/job-opportunites';
const JOB = `${OPENINGS}/12-weaver-surat`;

describe('the search of the referrer', () => {
  test('is added to the URL of the job page', () => {
    const before = `${SITE}${OPENINGS}?title=weaver&location=surat`;
    expect(withReferrerSearch(JOB, before, SITE)).toBe(`${JOB}?search=title%3Dweaver%26location%3Dsurat`);
    expect(withReferrerSearch(`${JOB}?from=mail`, before, SITE)).toBe(
      `${JOB}?from=mail&search=title%3Dweaver%26location%3Dsurat`,
    );
  });

  test.each([
    ['nothing', JOB, undefined],
    ['what is no address', JOB, 'weaver'],
    ['the whole list', JOB, `${SITE}${OPENINGS}`],
    ['another site', JOB, `https://other.example${OPENINGS}?title=weaver`],
    ['another page', JOB, `${SITE}/job-alert/services?title=weaver`],
    ['a very long search', JOB, `${SITE}${OPENINGS}?title=${'w'.repeat(100)}`],
    ['a search, but to another page', '/job-alert/services', `${SITE}${OPENINGS}?title=weaver`],
    ['a search, but to the list', OPENINGS, `${SITE}${OPENINGS}?title=weaver`],
  ])('is not added after %s', (_before, path, referer) => {
    expect(withReferrerSearch(path, referer, SITE)).toBe(path);
  });
});
