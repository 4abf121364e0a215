import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, decideApplication, decideCompany, decideJob } from './builders/admin.js';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import { registerCandidate } from './builders/candidate.js';
import { approvedEmployer, openJob, postJob, propose, registerEmployer, schedule } from './builders/employer.js';
import { docx } from './builders/files.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { PRODUCTION } from './builders/production.js';
import { type Actor, daysFromToday, insertUser } from './builders/records.js';
import { type Portal, sharedPortal, startPortal, startSecondNode } from './harness.js';

describe('the emails for each event', () => {
  let portal: Portal;
  let office: Office;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal({ BRAND_NAME: 'Kaam & Co', PUBLIC_URL: 'https://jobs.example' });
    office = await openOffice(portal);
    ({ admin } = office);
  });
  afterAll(() => portal.stop());

  const kindsTo = async ({ email }: { email: string }) => (await mailsTo(portal, email)).map(({ kind }) => kind);
  const countOf = async (kind: string) => (await kindsTo(admin)).filter((one) => one === kind).length;
  const latestToAdmin = (kind: string) => mailTo(portal, admin.email, kind);
  const application = async () => {
    const jobId = await openJob(office.employer, admin);
    return approvedApplication(portal, { ...office, jobId });
  };

  test('welcome an employer and notify administrators of the company', async () => {
    const employer = await registerEmployer(portal, { organizationName: 'Tapi Looms' });
    expect(await kindsTo(employer)).toEqual(['WELCOME']);
    const welcome = await mailTo(portal, employer.email, 'WELCOME');
    expect(welcome.subject).toBe('Confirm your email address for Kaam & Co');
    expect(welcome.text).toContain('Login page: https://jobs.example/job-alert/employer/login');
    const news = await latestToAdmin('NEW_EMPLOYER');
    expect(news.subject).toBe('New employer: Tapi Looms');
    expect(news.text).toContain(
      `https://jobs.example/job-alert/admin/manage-employer?status=Pending&record=${employer.id}`,
    );
  });

  test('welcome a candidate and do not notify administrators', async () => {
    const before = (await kindsTo(admin)).length;
    const candidate = await registerCandidate(portal, {}, docx());
    expect(await kindsTo(candidate)).toEqual(['WELCOME']);
    expect(await kindsTo(admin)).toHaveLength(before);
  });

  test('name the open job that a new candidate wants to apply for, but no other job', async () => {
    const { email: own } = await registerCandidate(portal, { jobId: office.jobId }, docx());
    const wanted =
      'You want to apply for “Textile Designer” at Surat Silk Mills: log in and complete your profile first.';
    expect((await mailTo(portal, own, 'WELCOME')).text).toContain(wanted);
    const waiting = await postJob(office.employer, { title: 'Secret Plan' });
    for (const jobId of [waiting, '999999', 'no-id']) {
      const { email } = await registerCandidate(portal, { jobId }, docx());
      expect((await mailTo(portal, email, 'WELCOME')).text).not.toMatch(/You want to apply|Secret Plan/);
    }
  });

  test('are not sent for a rejected sign-up', async () => {
    const { email } = await registerEmployer(portal);
    const before = (await kindsTo(admin)).length;
    await expect(registerEmployer(portal, { email })).rejects.toThrow('EMAIL_TAKEN');
    expect(await kindsTo({ email })).toEqual(['WELCOME']);
    expect(await kindsTo(admin)).toHaveLength(before);
  });

  test('notify an employer of each decision about the company, with the note', async () => {
    const employer = await registerEmployer(portal, { organizationName: 'Tapi Looms' });
    await decideCompany(admin, employer.id, 'REJECT', 'The GSTIN is of another company.');
    const rejected = await mailTo(portal, employer.email, 'COMPANY_DECIDED');
    expect(rejected.subject).toBe('Tapi Looms has not been approved');
    expect(rejected.text).toContain('> The GSTIN is of another company.');
    await decideCompany(admin, employer.id, 'APPROVE');
    expect((await mailTo(portal, employer.email, 'COMPANY_DECIDED')).subject).toBe('Tapi Looms has been approved');
    expect((await kindsTo(employer)).toSorted()).toEqual(['COMPANY_DECIDED', 'COMPANY_DECIDED', 'WELCOME']);
  });

  test('notify administrators of a new job, and its employer of the approval', async () => {
    const employer = await approvedEmployer(portal, admin);
    const id = await postJob(employer, { title: 'Warp <Knitter>' });
    expect((await latestToAdmin('NEW_JOB')).subject).toBe('New job: Warp <Knitter>');
    await decideJob(admin, id, 'APPROVE');
    const decided = await mailTo(portal, employer.email, 'JOB_DECIDED');
    expect(decided.subject).toBe('Your job is approved: Warp <Knitter>');
    expect(decided.html).toContain('Warp &#60;Knitter&#62;');
    expect(decided.html).not.toContain('<Knitter>');
    expect(decided.html).toContain('Kaam &#38; Co');
  });

  test('notify administrators of a proposal, and the candidate only when it is approved', async () => {
    const { candidate, applicationId } = await application();
    await propose(office.employer, applicationId, 'SHORTLISTED');
    expect((await latestToAdmin('NEW_PROPOSAL')).subject).toBe('Proposal: Shortlisted for Asha Patel');
    await decideApplication(admin, applicationId, 'REJECT');
    expect((await kindsTo(candidate)).toSorted()).toEqual(['APPLICATION_APPROVED', 'APPLICATION_RECEIVED']);
    await propose(office.employer, applicationId, 'SELECTED', {
      dateOfJoining: daysFromToday(20),
      feedback: 'Welcome.',
    });
    await decideApplication(admin, applicationId, 'APPROVE');
    const mail = await mailTo(portal, candidate.email, 'APPLICATION_APPROVED');
    expect(mail.subject).toMatch(/^Selected: /);
    expect(mail.text).toMatch(/Date of joining: \d{2}\/\d{2}\/\d{4}/);
    expect(mail.text).toContain('Surat Silk Mills writes:\n\n> Welcome.');
  });

  test('notify a candidate of a rejection in neutral words with the feedback of the company', async () => {
    const { candidate, applicationId } = await application();
    await propose(office.employer, applicationId, 'REJECTED', { feedback: 'Please learn NedGraphics first.' });
    await decideApplication(admin, applicationId, 'APPROVE');
    const { subject, text } = await mailTo(portal, candidate.email, 'APPLICATION_APPROVED');
    expect(subject).toBe('Your application: Textile Designer at Surat Silk Mills');
    expect(text).toContain('The company has decided not to continue with your application.');
    expect(text).toContain('Surat Silk Mills writes:\n\n> ');
    expect(text).toContain('> Please learn NedGraphics first.');
    expect(text).not.toMatch(/another candidate|Rejected/);
  });

  test('say that the offer is no longer valid when a selected candidate is rejected', async () => {
    const { candidate, applicationId } = await application();
    for (const status of ['SELECTED', 'REJECTED']) {
      await propose(office.employer, applicationId, status);
      await decideApplication(admin, applicationId, 'APPROVE');
    }
    const { text } = await mailTo(portal, candidate.email, 'APPLICATION_APPROVED');
    expect(text).toContain('Its offer is no longer valid.');
  });

  test('notify administrators once of an interview, and send the invitation with a calendar file after approval', async () => {
    const { candidate, applicationId } = await application();
    const proposals = await countOf('NEW_PROPOSAL');
    await schedule(office.employer, applicationId, { time: '11:00', notes: 'Bring your portfolio; ask for Meera.' });
    expect((await latestToAdmin('INTERVIEW_SCHEDULED')).text).toContain('https://meet.example/room');
    expect(await countOf('NEW_PROPOSAL')).toBe(proposals);
    expect((await kindsTo(candidate)).toSorted()).toEqual(['APPLICATION_APPROVED', 'APPLICATION_RECEIVED']);

    await decideApplication(admin, applicationId, 'APPROVE');
    expect((await kindsTo(candidate)).toSorted()).toEqual([
      'APPLICATION_APPROVED',
      'APPLICATION_RECEIVED',
      'INTERVIEW',
    ]);
    const { text, calendar } = await mailTo(portal, candidate.email, 'INTERVIEW');
    expect(text).toContain('Bring your portfolio; ask for Meera.');
    // 11:00 in India is 05:30 in UTC.
    expect(calendar).toContain(`DTSTART:${daysFromToday(3).replaceAll('-', '')}T053000Z\r\n`);
  });

  test('notify every active administrator and no deactivated one', async () => {
    const second = await createAdmin(portal);
    const deactivated = `left-${Date.now()}@test.example`;
    await insertUser(portal, 'ADMIN', { email: deactivated, isActive: false });
    await postJob(office.employer);
    expect(await kindsTo(second)).toEqual(['NEW_JOB']);
    expect(await kindsTo({ email: deactivated })).toEqual([]);
  });
});

describe('the development mailbox', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
  });

  test('lists the emails and shows each one without scripts', async () => {
    const { email } = await registerEmployer(portal, { firstName: 'Meera' });
    const list = await fetch(`${portal.url}/dev/mailbox`);
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await list.text();
    expect(page).toContain(email);
    const link = /href="(\/dev\/mailbox\/\d+)"/.exec(page)?.[1];
    const mail = await (await fetch(`${portal.url}${link}`)).text();
    expect(mail).toContain('Welcome, Meera');
    expect(mail).not.toContain('<script');
  });

  test('returns all emails or those to one address as JSON', async () => {
    const { email } = await registerEmployer(portal);
    expect(await mailsTo(portal, email)).toMatchObject([{ to: email, kind: 'WELCOME' }]);
    expect(await mailsTo(portal, 'nobody@test.example')).toEqual([]);
    const all = (await (await fetch(`${portal.url}/dev/mailbox.json`)).json()) as unknown[];
    expect(all.length).toBeGreaterThanOrEqual(1);
  });

  test('returns 404 for an email that does not exist', async () => {
    for (const id of ['987654321', 'abc', '1 OR 1=1']) {
      expect((await fetch(`${portal.url}/dev/mailbox/${encodeURIComponent(id)}`)).status).toBe(404);
    }
  });

  test.each([
    ['in production', PRODUCTION],
    ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:9' }],
  ])('returns 404 %s', async (_, settings) => {
    const other = await startSecondNode(portal, settings);
    try {
      for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1']) {
        expect((await fetch(`${other.url}${path}`)).status).toBe(404);
      }
    } finally {
      await other.stop();
    }
  });
});
