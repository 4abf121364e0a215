import { addDays, instantInIndia, todayInIndia } from '@job-alert/domain/india/calendar';
import { sourceOfVisit } from '@job-alert/domain/reports/visit-source';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampled } from '../../../test-release.js';
import { OutboxMessageEntity } from '../src/database/entities/messages/outbox-message.entity.js';
import type { OpenJobsFilter } from '../src/features/jobs/open-jobs/open-jobs.types.js';
import { type Office, openOffice } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { openJob, setJobActive } from './builders/employer.js';
import { ALERT, CREATE_ALERT, createAlert, type SeenAlert, sendAlerts } from './builders/job-alerts.js';
import { mailsTo } from './builders/mails.js';
import { insertOpenJobs } from './builders/open-jobs.js';
import { type Actor, insertCandidate, visitor } from './builders/records.js';
import { suratOpenings } from './builders/surat-openings.js';
import { type Portal, startPortal, startSecondNode } from './harness.js';

const UPDATE = `mutation ($input: UpdateJobAlertInput!) { updateJobAlert(input: $input) { jobAlert { ${ALERT} } } }`;
const DELETE = 'mutation ($id: ID!) { deleteJobAlert(input: { id: $id }) { user { jobAlerts { id } } } }';
const SITE = 'https://jobs.example';

describe('job alerts', () => {
  const clock = new MovableClock();
  const setClock = (at: Date) => clock.letPass((at.getTime() - clock.now().getTime()) / 60_000);
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal({ PUBLIC_URL: SITE }, clock);
    office = await openOffice(portal);
  });
  beforeEach(async () => {
    await portal.dataSource.query('DELETE FROM job_alert');
    await sendAlerts(portal);
  });
  afterAll(() => portal.stop());

  test('accept text with half a surrogate pair and remove that half', async () => {
    const { client } = await verified();
    const input = {
      name: 'Looms \uD800',
      frequency: 'DAILY',
      filter: { query: 'weaver\uDFFF', cities: ['\uD83DSurat'] },
    };
    const { createJobAlert } = await client.ask<{ createJobAlert: { jobAlert: SeenAlert } }>(CREATE_ALERT, { input });
    expect(createJobAlert.jobAlert).toMatchObject({
      name: 'Looms',
      path: expect.stringContaining('title=weaver&city=Surat'),
    });
  });

  const open = (title: string): Promise<string> => openJob(office.employer, office.admin, { title });
  const verified = (): Promise<Actor> => insertCandidate(portal, { emailVerifiedAt: new Date() });
  const alertMails = async ({ email }: Actor) =>
    (await mailsTo(portal, email)).filter(({ kind }) => kind === 'JOB_ALERT');
  const subjects = async (who: Actor) => (await alertMails(who)).map(({ subject }) => subject).toReversed();
  const alertsOf = async ({ client }: Actor): Promise<SeenAlert[]> =>
    (await client.ask<{ viewer: { jobAlerts: SeenAlert[] } }>(`{ viewer { jobAlerts { ${ALERT} } } }`)).viewer
      .jobAlerts;
  const update = async ({ client }: Actor, input: object): Promise<SeenAlert> =>
    (await client.ask<{ updateJobAlert: { jobAlert: SeenAlert } }>(UPDATE, { input })).updateJobAlert.jobAlert;

  test('email a job once, as soon as its approval can no longer be undone', async () => {
    const candidate = await verified();
    await createAlert(candidate, { query: 'jacquard' });
    const job = await open('Jacquard Weaver');
    await openJob(office.employer, office.admin, { title: 'Dyer', preferredSkills: 'Dyeing' });
    expect(await portal.container.jobAlertEmails.sendDue()).toBe(0);
    expect(await sendAlerts(portal)).toBe(1);
    const [mail] = await alertMails(candidate);
    expect(mail?.subject).toBe('1 new opening: Looms');
    expect(mail?.text).toContain(
      `Jacquard Weaver, Surat, ₹3,00,000 to ₹5,00,000 a year\n${SITE}/job-alert/job-opportunites/${job}-`,
    );
    expect(mail?.text).toContain(`${SITE}/job-alert/job-opportunites?title=jacquard&src=alert\n`);
    // The links to the site name their source. The link that stops the alert does not.
    const links = (mail?.text.match(/https:\S+/g) ?? []).map((link) => new URL(link));
    const sources = links.map(({ searchParams: query, host }) => sourceOfVisit({ query, referrer: '', host }).source);
    expect(sources.filter((source) => source === 'ALERT')).toHaveLength(2);
    expect(links.find(({ href }) => href === mail?.unsubscribeUrl)?.search).not.toContain('src=');
    for (const isActive of [false, true]) await setJobActive(office.employer, job, isActive);
    clock.letPass(16);
    expect(await sendAlerts(portal)).toBe(0);
    expect((await alertsOf(candidate))[0]?.emailedAt).not.toBeNull();
  });

  test('wait 15 minutes after an email, then send all new jobs in one email', async () => {
    const candidate = await verified();
    await createAlert(candidate);
    await open('Warper');
    expect(await sendAlerts(portal)).toBe(1);
    await open('Winder');
    expect(await sendAlerts(portal)).toBe(0);
    await open('Sizer');
    clock.letPass(16);
    expect(await sendAlerts(portal)).toBe(1);
    expect(await subjects(candidate)).toEqual(['1 new opening: Looms', '2 new openings: Looms']);
  });

  test('match a misspelt word to the likeliest word of the openings, and keep the search as typed', async () => {
    const [misspelt, right] = [await verified(), await verified()];
    await createAlert(misspelt, { query: 'upholsterr' });
    await createAlert(right, { query: 'saddler' });
    await open('Upholsterer');
    expect(await sendAlerts(portal)).toBe(1);
    const [mail] = await alertMails(misspelt);
    expect(mail?.text).toContain('Upholsterer, Surat');
    expect(mail?.text).toContain(`${SITE}/job-alert/job-opportunites?title=upholsterr`);
  });

  test('list the latest ten of twelve new jobs, and send no further email about the others', async () => {
    const candidate = await verified();
    await createAlert(candidate, { query: 'spooler' });
    await insertOpenJobs(
      portal,
      Array.from({ length: 12 }, (_, index) => ({ title: `Spooler ${index + 1}` })),
    );
    expect(await sendAlerts(portal)).toBe(1);
    const [mail] = await alertMails(candidate);
    expect(mail?.subject).toBe('12 new openings: Looms');
    expect(mail?.text).toContain('These are the latest 10.');
    expect(mail?.text.match(/Spooler \d+,/g)).toHaveLength(10);
    clock.letPass(16);
    expect(await sendAlerts(portal)).toBe(0);
  });

  test('are emailed daily or weekly at nine in India, only when there is a new job', async () => {
    const today = todayInIndia(clock.now());
    const monday = addDays(today, 7 - ((new Date(today).getUTCDay() + 6) % 7));
    setClock(instantInIndia(monday, '10:00'));
    const [daily, weekly] = [await verified(), await verified()];
    await createAlert(daily, { query: 'knitter' }, { frequency: 'DAILY' });
    await createAlert(weekly, { query: 'knitter' }, { frequency: 'WEEKLY' });
    await insertOpenJobs(portal, [{ title: 'Knitter' }]);
    const mailsAt = async (days: number, time: string) => {
      setClock(instantInIndia(addDays(monday, days), time));
      return sendAlerts(portal);
    };
    expect(await mailsAt(1, '08:59')).toBe(0);
    expect(await mailsAt(1, '09:00')).toBe(1);
    expect(await mailsAt(2, '09:00')).toBe(0);
    expect(await mailsAt(7, '09:00')).toBe(1);
    expect([(await subjects(daily)).length, (await subjects(weekly)).length]).toEqual([1, 1]);
  });

  test('find the same jobs as the list of open jobs', async () => {
    const ids = await insertOpenJobs(portal, suratOpenings);
    await sendAlerts(portal);
    const { newJobs } = portal.container;
    const upTo = await newJobs.latestBatch();
    const filters: OpenJobsFilter[] = [
      {},
      { query: 'accountant' },
      { query: 'accounts executive' },
      { query: 'HR' },
      { query: 'hr manager' },
      { query: 'tapi accountant' },
      { query: 'full time accountant' },
      { query: 'accountant', location: 'gujrat' },
      { query: 'receptionist', location: 'surat' },
      { query: 'tally gst' },
      { location: 'gujarat surat' },
      { location: 'mum' },
      { cities: ['surat', 'Navsari'] },
      { workModes: ['REMOTE', 'HYBRID'], experienceBands: ['YEARS_3_TO_5'] },
      { salaryBands: ['LAKH_4_TO_6'], query: 'sales' },
      { experience: 2, query: 'design' },
      { industries: ['textile'], jobTypes: ['PART_TIME'] },
    ];
    const sorted = (alertJobs: readonly { id: string }[]) =>
      alertJobs
        .map(({ id }) => String(id))
        .filter((id) => ids.includes(id))
        .toSorted();
    for (const filter of sampled(filters, 6)) {
      const listed: { id: string }[] = [];
      for (let page = 1, more = true; more; page += 1) {
        const document =
          'query ($filter: OpenJobsFilter, $page: Int) { openJobs(first: 100, page: $page, filter: $filter) { nodes { id } pageInfo { hasNextPage } } }';
        type List = { openJobs: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean } } };
        const { openJobs } = await visitor(portal).ask<List>(document, { filter, page });
        listed.push(...openJobs.nodes);
        more = openJobs.pageInfo.hasNextPage;
      }
      const { jobs } = await newJobs.findNew(filter, { after: 0, upTo }, 1_000);
      expect([filter, sorted(jobs)]).toEqual([filter, sorted(listed)]);
    }
  });

  describe('with the stop link of an email', () => {
    /** An alert with its first email, and the link of this server that stops it. */
    async function mailed(): Promise<{ candidate: Actor; url: string }> {
      const candidate = await verified();
      await createAlert(candidate, { query: 'fettler' });
      await insertOpenJobs(portal, [{ title: 'Fettler' }]);
      await sendAlerts(portal);
      const [mail] = await alertMails(candidate);
      expect(mail?.text).toContain(`Stop this alert:\n${mail?.unsubscribeUrl}`);
      return { candidate, url: (mail?.unsubscribeUrl ?? '').replace(SITE, portal.url) };
    }
    const stateOf = async (who: Actor) => (await alertsOf(who))[0]?.state;
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const oneClickForm = new FormData();
    oneClickForm.set('List-Unsubscribe', 'One-Click');

    test.each([
      ['as mail readers do it', oneClick],
      ['with a form of the other kind', oneClickForm],
    ])('pause after a POST %s, but not after a GET', async (_, body) => {
      const { candidate, url } = await mailed();
      for (const method of ['GET', 'HEAD']) await fetch(url, { method });
      expect(await stateOf(candidate)).toBe('ACTIVE');
      for (let times = 0; times < 2; times += 1) {
        const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
        expect([answer.status, await answer.text()]).toEqual([200, 'The job alert is stopped.\n']);
      }
      expect(await stateOf(candidate)).toBe('PAUSED');
      await insertOpenJobs(portal, [{ title: 'Fettler' }]);
      clock.letPass(16);
      expect(await sendAlerts(portal)).toBe(0);
    });

    test('pause after the form of the page is sent, but not after a made-up link', async () => {
      const { candidate, url } = await mailed();
      const press = async (address: string) => {
        const body = new URLSearchParams({ answer: 'stop' });
        const { status, headers } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
        return [status, headers.get('location')];
      };
      const madeUp = url.replace(/signature=.{3}/, 'signature=abc');
      expect(await press(madeUp)).toEqual([303, '/job-alert/stop-alert?stopped=no']);
      expect((await fetch(madeUp, { method: 'POST', body: oneClick })).status).toBe(403);
      for (const address of [`${portal.url}/job-alert/stop-alert`, url])
        expect((await fetch(address, { method: 'POST' })).status).toBe(403);
      expect(await stateOf(candidate)).toBe('ACTIVE');
      expect(await press(url)).toEqual([303, '/job-alert/stop-alert?stopped=yes']);
      expect(await stateOf(candidate)).toBe('PAUSED');
      const [alert] = await alertsOf(candidate);
      expect(await update(candidate, { id: alert?.id, isPaused: false })).toMatchObject({ state: 'ACTIVE' });
    });
  });

  test('send nothing while the mailbox rejects emails or the address is unverified, and show that state', async () => {
    const [refusing, stranger] = [await verified(), await insertCandidate(portal)];
    const { id } = await createAlert(refusing, { query: 'beamer' });
    expect(await createAlert(stranger, { query: 'beamer' })).toMatchObject({ state: 'UNVERIFIED' });
    await insertOpenJobs(portal, [{ title: 'Beamer' }]);
    expect(await sendAlerts(portal)).toBe(1);
    const sent = { recipient: refusing.email, kind: 'JOB_ALERT' };
    await portal.dataSource.manager.update(OutboxMessageEntity, sent, { state: 'DEAD' });
    expect(await alertsOf(refusing)).toMatchObject([{ id, state: 'REFUSED' }]);
    await insertOpenJobs(portal, [{ title: 'Beamer' }]);
    clock.letPass(16);
    expect(await sendAlerts(portal)).toBe(0);
    clock.letPass(1);
    expect(await update(refusing, { id, isPaused: false })).toMatchObject({ state: 'ACTIVE' });
    expect(await sendAlerts(portal)).toBe(0);
    await insertOpenJobs(portal, [{ title: 'Beamer' }]);
    expect(await sendAlerts(portal)).toBe(1);
  });

  test('are emailed once when two servers send at the same time', async () => {
    // The second server uses the real time.
    setClock(new Date());
    const candidate = await verified();
    await createAlert(candidate, { query: 'carder' });
    const second = await startSecondNode(portal);
    await insertOpenJobs(portal, [{ title: 'Carder' }]);
    // Expires the lease, which would stop one of the servers by itself.
    const lease = 'UPDATE lease SET expires_at = UTC_TIMESTAMP(3)';
    await portal.dataSource.query('UPDATE announced_job SET opened_at = opened_at - INTERVAL 1 MINUTE');
    await portal.dataSource.query(lease);
    await Promise.all([portal, second].map(({ container }) => container.jobAlertEmails.sendDue()));
    await portal.dataSource.query(lease);
    await Promise.all([portal, second].map(({ container }) => container.jobAlertEmails.sendDue()));
    expect(await subjects(candidate)).toEqual(['1 new opening: Looms']);
    await second.stop();
    await portal.dataSource.query(lease);
  });

  test('are changed and deleted by their owner only, are limited to ten, and are deleted with the account', async () => {
    const [candidate, other] = [await verified(), await verified()];
    const { id } = await createAlert(candidate, { cities: ['Surat'], workModes: ['WORK_FROM_HOME'] });
    expect(await update(candidate, { id, name: ' Home ', frequency: 'WEEKLY', isPaused: true })).toMatchObject({
      name: 'Home',
      frequency: 'WEEKLY',
      state: 'PAUSED',
      path: '/job-alert/job-opportunites?mode=work-from-home&city=Surat',
    });
    expect(await other.client.outcome(UPDATE, { input: { id, name: 'Mine' } })).toBe('NOT_FOUND');
    expect(await other.client.outcome(DELETE, { id })).toBe('NOT_FOUND');
    const errorOf = async (input: object) => (await candidate.client.errorOf(CREATE_ALERT, { input })).message;
    const alert = { name: 'More', frequency: 'DAILY', filter: {} };
    expect(await errorOf({ ...alert, name: ' ' })).toBe('Name is required.');
    expect(await errorOf({ ...alert, filter: { postedAfter: '2026-01-01' } })).toBe(
      'Job alerts do not support this filter.',
    );
    expect(await errorOf({ ...alert, filter: { query: 'x'.repeat(201) } })).toBe(
      'Job Title must be at most 200 characters.',
    );
    for (let more = 0; more < 9; more += 1) await createAlert(candidate);
    expect(await errorOf(alert)).toBe('You can have at most 10 job alerts. Delete one first.');
    await candidate.client.ask(DELETE, { id });
    expect(await alertsOf(candidate)).toHaveLength(9);
    await portal.dataSource.query('DELETE FROM user WHERE id = ?', [candidate.id]);
    expect(await portal.dataSource.query('SELECT id FROM job_alert WHERE candidate_id = ?', [candidate.id])).toEqual(
      [],
    );
  });
});
