import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAVED_VIEW_LISTS, savedViewPath, savedViewSchema } from './saved-view.js';

const CANDIDATES = '/job-alert/admin/manage-candidate';

describe('the address of a saved view', () => {
  test('is that of the list with its filters, without the page and the open record', () => {
    expect(savedViewPath(`${CANDIDATES}?status=active&search=asha+p&page=3&record=7`)).toBe(
      `${CANDIDATES}?search=asha+p&status=active`,
    );
    expect(savedViewPath(CANDIDATES)).toBe(CANDIDATES);
  });

  test.each([
    'https://elsewhere.example/job-alert/admin/manage-candidate',
    '//elsewhere.example',
    'javascript:alert(1)',
    '/job-alert/admin/home',
    `${CANDIDATES}/../home`,
    '',
  ])('is none of %s', (address) => {
    expect(savedViewPath(address)).toBeNull();
    expect(savedViewSchema.safeParse({ name: 'Mine', path: address }).success).toBe(false);
  });

  test('is always one of the lists, and stays what it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SAVED_VIEW_LISTS), fc.webQueryParameters(), (list, query) => {
        const path = savedViewPath(`${list}?${query}`);
        expect(path?.startsWith(list)).toBe(true);
        expect(savedViewPath(path ?? '')).toBe(path);
      }),
    );
  });
});
