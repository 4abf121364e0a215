import { graphql, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../config/paths';
import preHydrationScript from '../../start/pre-hydration.ts?raw';
import { server } from '../../testing/server';
import { getFirstTouch, writeSession } from '../session/session-storage';
import { recordVisit } from './record-visit';

const sent: unknown[] = [];
const opening = `${paths.openings}/7-weaver-surat`;

beforeEach(() => {
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
  sent.length = 0;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  server.use(
    graphql.mutation('RecordVisit', ({ variables }) => {
      sent.push(variables['input']);
      return HttpResponse.json({ data: { recordVisit: { counted: true } } });
    }),
  );
});

test('a visit and each job page are recorded once per tab, and the first touch is kept', async () => {
  window.history.replaceState(null, '', `${opening}?src=alert`);
  recordVisit(opening);
  recordVisit(opening);
  recordVisit(paths.openings);
  recordVisit(`${paths.openings}/8-dyer-surat`);
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent).toEqual([{ source: { source: 'ALERT', name: '' }, jobId: '7' }, { jobId: '8' }]);
  // A second visit from another source counts with its own source.
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/?src=poster');
  recordVisit('/');
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent[2]).toEqual({ source: { source: 'LINK', name: 'poster' } });
  expect(getFirstTouch()).toEqual({ source: 'ALERT', name: '' });
});

test('the list of visit keys matches the keys that a visit stores', () => {
  recordVisit(opening);
  const stored = Object.keys({ ...window.localStorage, ...window.sessionStorage });
  expect(stored).toHaveLength(3);
  const listed = /VISIT_KEYS = \[(.*)\]/.exec(preHydrationScript)?.[1];
  expect(listed?.split(', ').toSorted()).toEqual(stored.map((key) => `'${key}'`).toSorted());
});

test('a login does not start a new visit, and the first touch stays known', async () => {
  window.history.replaceState(null, '', '/?utm_source=whatsapp');
  recordVisit('/');
  const user = {
    id: '1',
    email: 'a@b.example',
    user_type: 'candidate',
    first_name: 'Asha',
    is_active: true,
    token: 't',
  } as const;
  writeSession({ user, token: 't', profileComplete: true, emailVerified: true }, true);
  recordVisit('/');
  await expect.poll(() => sent).toHaveLength(1);
  expect(getFirstTouch()).toEqual({ source: 'CAMPAIGN', name: 'whatsapp' });
});

test('an expired or invalid first touch is ignored', () => {
  expect(getFirstTouch()).toBeUndefined();
  window.localStorage.setItem('firstTouch', JSON.stringify({ source: 'LINK', name: 'old', at: 1, until: 2 }));
  expect(getFirstTouch()).toBeUndefined();
  window.localStorage.setItem('firstTouch', 'broken');
  expect(getFirstTouch()).toBeUndefined();
});

test('a visit of an automated browser is not recorded', () => {
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(true);
  recordVisit('/');
  expect(window.sessionStorage.getItem('visit')).toBeNull();
});
