import { formatDate } from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { MovableClock } from './builders/clock.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const DAY = 86_400_000;
const KIND = 'PREFERENCES_CONFIRMATION';

const clock = new MovableClock();
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({}, clock);
});
afterAll(() => portal.stop());

const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY);
const ask = () => portal.container.confirmationEmails.sendDue();
const mails = async ({ email }: Actor) => (await mailsTo(portal, email)).filter(({ kind }) => kind === KIND);
const visibility = async ({ client }: Actor) =>
  (await client.ask<{ viewer: { searchVisibility: string } }>('{ viewer { searchVisibility } }')).viewer
    .searchVisibility;

/** A candidate who last confirmed the preferences some days ago. */
const confirmed = (days: number, person: Parameters<typeof insertCandidate>[1] = {}) =>
  insertCandidate(
    portal,
    { emailVerifiedAt: daysAgo(400), consentAt: daysAgo(400), ...person },
    {
      preferencesConfirmedAt: daysAgo(days),
      expectedSalary: 420_000,
      noticePeriod: 'DAYS_15',
      preferredCities: ['Vapi'],
    },
  );

/** The link of the candidate's last email, at the address of the test server. */
async function linkOf(candidate: Actor): Promise<string> {
  const [mail] = await mails(candidate);
  const { pathname, search } = new URL(mail?.unsubscribeUrl as string);
  expect(mail?.text).toContain(pathname + search);
  return portal.url + pathname + search;
}

async function answer(url: string, body: Record<string, string>): Promise<[number, string | null]> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });
  return [response.status, response.headers.get('location')];
}

test('candidates are asked once, 30 days before a year has passed, with their preferences', async () => {
  const due = await confirmed(335);
  const later = await confirmed(334);
  const without = await insertCandidate(portal, { emailVerifiedAt: daysAgo(400), consentAt: daysAgo(340) });
  expect(await ask()).toBe(2);
  expect(await ask()).toBe(0);
  const [mail] = await mails(due);
  expect(mail?.subject).toBe('Are your job preferences still right?');
  for (const text of ['₹4,20,000 a year', '15 days', 'Vapi', formatDate(new Date(daysAgo(335).getTime() + 365 * DAY))])
    expect(mail?.text).toContain(text);
  expect([(await mails(later)).length, (await mails(without)).length]).toEqual([0, 1]);
  expect([await visibility(due), await visibility(later)]).toEqual(['TO_CONFIRM', 'VISIBLE']);
  clock.letPass(2 * 24 * 60);
  expect(await ask()).toBe(1);
  expect([(await mails(due)).length, (await mails(later)).length]).toEqual([1, 1]);
});

test('nobody is asked who has ended the account, hides, has not accepted the notice or has not confirmed the address', async () => {
  const people = [
    await confirmed(400, { isActive: false }),
    await confirmed(400, { consentVersion: '2026-11-24' }),
    await confirmed(400, { emailVerifiedAt: null }),
    await insertCandidate(
      portal,
      { emailVerifiedAt: daysAgo(500) },
      { preferencesConfirmedAt: daysAgo(400), isHiddenFromSearch: true },
    ),
  ];
  expect(await ask()).toBe(0);
  for (const person of people) expect(await mails(person)).toEqual([]);
});

test('two servers at once ask once', async () => {
  const due = await confirmed(340);
  expect((await Promise.all([ask(), ask(), ask()])).reduce((sum, emails) => sum + emails, 0)).toBe(1);
  expect(await mails(due)).toHaveLength(1);
});

test('opening the link and sending it without an answer decide nothing, and a press confirms for another year', async () => {
  const candidate = await confirmed(350);
  await ask();
  const url = await linkOf(candidate);
  for (const method of ['GET', 'HEAD']) await fetch(url, { method });
  expect(await visibility(candidate)).toBe('TO_CONFIRM');
  for (const body of [{}, { answer: 'other' }, { 'List-Unsubscribe': 'no' }]) {
    expect(await answer(url, body as Record<string, string>)).toEqual([403, null]);
  }
  expect(await visibility(candidate)).toBe('TO_CONFIRM');
  const madeUp = url.replace(/signature=.{3}/, 'signature=abc');
  expect(await answer(madeUp, { answer: 'confirm' })).toEqual([303, '/job-alert/confirm-preferences?saved=no']);
  expect(await answer(url.replace(`candidate=${candidate.id}`, 'candidate=1'), { answer: 'hide' })).toEqual([
    303,
    '/job-alert/confirm-preferences?saved=no',
  ]);
  expect(await answer(url, { answer: 'confirm' })).toEqual([303, '/job-alert/confirm-preferences?saved=confirmed']);
  expect(await visibility(candidate)).toBe('VISIBLE');
  clock.letPass(335 * 24 * 60);
  await ask();
  expect(await mails(candidate)).toHaveLength(2);
  const { manager } = portal.dataSource;
  expect(
    await manager.findBy(AuditEventEntity, { subjectId: candidate.id, action: 'SET_SEARCH_VISIBILITY' }),
  ).toMatchObject([{ actorId: null, actorType: 'ANONYMOUS', details: { changed: ['visible'] } }]);
});

test('the page and the button of a mail client hide the candidate, who can change that under Account', async () => {
  const candidate = await confirmed(350);
  await ask();
  const url = await linkOf(candidate);
  expect(await answer(url, { answer: 'hide' })).toEqual([303, '/job-alert/confirm-preferences?saved=hidden']);
  expect(await visibility(candidate)).toBe('HIDDEN');
  const CHOOSE = 'mutation { setSearchVisibility(input: { isVisible: true }) { user { searchVisibility } } }';
  expect(await candidate.client.ask(CHOOSE)).toEqual({
    setSearchVisibility: { user: { searchVisibility: 'VISIBLE' } },
  });
  expect(await answer(url, { 'List-Unsubscribe': 'One-Click' })).toEqual([200, null]);
  expect(await visibility(candidate)).toBe('HIDDEN');
  await portal.dataSource.query('DELETE FROM user WHERE id = ?', [candidate.id]);
  expect(await answer(url, { answer: 'confirm' })).toEqual([303, '/job-alert/confirm-preferences?saved=no']);
});
