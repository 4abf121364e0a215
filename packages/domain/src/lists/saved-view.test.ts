import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAVED_VIEW_LISTS, savedViewPath, savedViewSchema } from './saved-view.js';

const CANDIDATES = '/job-alert/admin/manage-candidate';

describe('the URL of a saved view', () => {
  test('contains the filters of the list but not the page and the open record', () => {
    expect(savedViewPath(`${CANDIDATES}?status=active&search=asha+p&page=3&record=7&history=7`)).toBe(
      `${CANDIDATES}?search=asha+p&status=active`,
    );
    expect(savedViewPath(CANDIDATES)).toBe(CANDIDATES);
    const found = '/job-alert/admin/find-candidates?all=tally';
    expect(savedViewPath(`${found}&candidate=7&page=2`)).toBe(found);
  });

  test.each([
    'https://elsewhere.example/job-alert/admin/manage-candidate',
    '//elsewhere.example',
    'javascript:alert(1)',
    '/job-alert/admin/home',
    `${CANDIDATES}/../home`,
    '',
  ])('cannot be %s', (address) => {
    expect(savedViewPath(address)).toBeNull();
    expect(savedViewSchema.safeParse({ name: 'Mine', path: address }).success).toBe(false);
  });

  test('always begins with the path of its list and is unchanged when it is normalised again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SAVED_VIEW_LISTS), fc.webQueryParameters(), (list, query) => {
        const path = savedViewPath(`${list}?${query}`);
        expect(path?.startsWith(list)).toBe(true);
        expect(savedViewPath(path ?? '')).toBe(path);
      }),
    );
  });
});
