import { beforeAll, describe, expect, test } from 'vitest';
import { CandidateProfileEntity } from '../src/database/entities/candidates/candidate-profile.entity.js';
import { JobEntity } from '../src/database/entities/jobs/job.entity.js';
import { ApplicationEntity } from '../src/database/entities/applications/application.entity.js';
import { JobInvitationEntity } from '../src/database/entities/applications/job-invitation.entity.js';
import { auditedDetails, decideApplication } from './builders/admin.js';
import { APPLY, apply, type Office, openOffice } from './builders/applications.js';
import { educationInput, personalInput, registerCandidate, saveProfile } from './builders/candidate.js';
import { openJob } from './builders/employer.js';
import { docx } from './builders/files.js';
import {
  ACCEPT_BY_LINK,
  DECLINE_BY_LINK,
  insertInvitee,
  invite,
  inviteAll,
  LINKED_INVITATION,
} from './builders/job-invitations.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, letDeadlinePass, visitor } from './builders/records.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, sharedPortal, startPortal } from './harness.js';

const ACCEPT = 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { invitation { state } } }';
const DECLINE =
  'mutation ($input: DeclineInvitationInput!) { declineInvitation(input: $input) { invitation { state declineReason } } }';
const OWN = `{
  viewer {
    openInvitations { id state message invitedByName job { title __typename } }
    candidate { invitations { id state applicationId } }
    applications { nodes { id invitation { id state } } }
  }
}`;
interface Own {
  viewer: {
    openInvitations: { id: string; state: string }[];
    candidate: { invitations: { id: string; state: string; applicationId: string | null }[] };
    applications: { nodes: { id: string; invitation: { id: string } | null }[] };
  };
}
const OF_JOB = `query ($id: ID!, $isAnswered: Boolean!) {
  job(id: $id) { invitations(first: 100, isAnswered: $isAnswered) { nodes { id } } }
}`;
const QUEUE = `{ applications(filter: { status: PENDING }) {
  nodes { id answers { answer rulesOut } expectedSalary invitation { state invitedByName } candidate { id } }
} }`;
interface Queue {
  applications: {
    nodes: {
      id: string;
      answers: object[];
      expectedSalary: number | null;
      invitation: { state: string; invitedByName: string } | null;
      candidate: { id: string };
    }[];
  };
}

let portal: Portal;
let office: Office;
beforeAll(async () => {
  portal = await sharedPortal();
  office = await openOffice(portal);
});

const linked = async (token: string) =>
  (await visitor(portal).ask<{ linkedInvitation: { state: string } | null }>(LINKED_INVITATION, { token }))
    .linkedInvitation;
const acceptByLink = (token: string, input: object = {}) =>
  visitor(portal).outcome(ACCEPT_BY_LINK, { input: { token, ...input } });
const declineByLink = (token: string, input: object) =>
  visitor(portal).outcome(DECLINE_BY_LINK, { input: { token, ...input } });
const queued = async ({ id }: Actor) =>
  (await office.admin.client.ask<Queue>(QUEUE)).applications.nodes.filter(({ candidate }) => candidate.id === id);
const own = async ({ client }: Actor) => (await client.ask<Own>(OWN)).viewer;
const stored = (id: string) => portal.dataSource.manager.findOneByOrFail(JobInvitationEntity, { id });
const isHidden = async ({ id }: Actor) =>
  (await portal.dataSource.manager.findOneByOrFail(CandidateProfileEntity, { id })).isHiddenFromSearch;

async function invited(message: string | null = null, jobId = office.jobId) {
  const candidate = await insertInvitee(portal, {}, { expectedSalary: 420_000, noticePeriod: 'DAYS_15' });
  return { candidate, ...(await invite(portal, office.admin, jobId, candidate, message)) };
}

/** A candidate with a confirmed address who has signed up and not completed the profile. */
async function beginner() {
  const candidate = await registerCandidate(portal);
  await portal.dataSource.query('UPDATE user SET email_verified_at = UTC_TIMESTAMP(3) WHERE id = ?', [candidate.id]);
  return candidate;
}

describe('the link of an invitation', () => {
  test('shows the job and the first name, and neither the name, the email address nor the inviter', async () => {
    const { token, id } = await invited('We thought of you.');
    expect(await linked(token)).toEqual({
      id,
      state: 'OPEN',
      firstName: 'Asha',
      message: 'We thought of you.',
      jobTitle: 'Textile Designer',
      companyName: 'Surat Silk Mills',
      city: 'Surat',
      resumeName: null,
      hasPreferences: true,
      missingProfileParts: expect.any(Array),
      questions: [],
    });
    expect(await linked('unknown')).toBeNull();
  });

  test('answers nothing when it is opened, by a scanner or by a browser that fetches it early and runs the page’s script', async () => {
    const { token, id, candidate } = await invited();
    const page = `${portal.url}/job-alert/invitation?token=${token}`;
    for (let opened = 0; opened < 3; opened += 1) {
      for (const method of ['GET', 'HEAD', 'POST']) await fetch(page, { method });
      await fetch(page, { headers: { 'sec-purpose': 'prefetch;prerender' } });
      await linked(token);
    }
    // Neither a link nor the form of another page can carry a mutation.
    const mutation = `mutation { acceptInvitationByLink(input: { token: "${token}" }) { invitation { id } } }`;
    const { ok } = await fetch(`${portal.url}/graphql?query=${encodeURIComponent(mutation)}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(ok).toBe(false);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const form = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify({ query: mutation }) };
      expect((await fetch(`${portal.url}/graphql`, form)).ok).toBe(false);
    }
    expect(await stored(id)).toMatchObject({ answer: null, answeredAt: null, applicationId: null });
    expect(await queued(candidate)).toEqual([]);
    expect(await linked(token)).toMatchObject({ state: 'OPEN' });
  });

  test('answers nothing with another token, nor with a part of it', async () => {
    const { token, id } = await invited();
    for (const other of ['', token.slice(0, -1), `${token}x`, token.toLowerCase(), '%', id]) {
      expect(await acceptByLink(other)).toBe('INVITATION_GONE');
      expect(await declineByLink(other, { reason: 'PAY' })).toBe('INVITATION_GONE');
    }
    expect(await stored(id)).toMatchObject({ answer: null });
  });

  test('says yes with one press: an application in the queue that names who invited', async () => {
    const { token, candidate, id } = await invited();
    expect(await acceptByLink(token, { sharePreferences: true })).toBe('OK');
    expect(await queued(candidate)).toMatchObject([
      { expectedSalary: 420_000, invitation: { state: 'ACCEPTED', invitedByName: 'Asha Patel' } },
    ]);
    const { applicationId } = await stored(id);
    const application = await portal.dataSource.manager.findOneByOrFail(ApplicationEntity, {
      id: applicationId as string,
    });
    expect(application).toMatchObject({ source: 'INVITATION', sourceName: '', attempt: 1, approvalState: 'PENDING' });
    const kinds = (await mailsTo(portal, candidate.email)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['APPLICATION_RECEIVED', 'JOB_INVITATION']);
    expect(await linked(token)).toMatchObject({ state: 'ACCEPTED' });
    expect(await auditedDetails(portal, 'ANSWER_INVITATION', candidate.id)).toMatchObject({ answer: 'ACCEPTED' });
  });

  test('is used once, also by many presses at the same time', async () => {
    const { token, candidate } = await invited();
    const presses = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? acceptByLink(token) : declineByLink(token, { reason: 'PAY' }),
    );
    const outcomes = await Promise.all(presses);
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['OK', 'INVITATION_ANSWERED']));
    expect((await queued(candidate)).length).toBe(outcomes[0] === 'OK' || outcomes.indexOf('OK') % 2 === 0 ? 1 : 0);
  });

  test('says no with a reason that administrators see, and the inviter is told', async () => {
    const { token, id, candidate } = await invited();
    const answeredIds = async (isAnswered: boolean) => {
      const { job } = await office.admin.client.ask<{ job: { invitations: { nodes: { id: string }[] } } }>(OF_JOB, {
        id: office.jobId,
        isAnswered,
      });
      return job.invitations.nodes.map((invitation) => invitation.id);
    };
    expect([await answeredIds(true), await answeredIds(false)]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    expect(await declineByLink(token, { reason: 'OTHER' })).toBe('INVALID_INPUT');
    expect(await declineByLink(token, { reason: 'PAY', note: 'Rent is high.' })).toBe('OK');
    expect(await stored(id)).toMatchObject({ answer: 'DECLINED', declineReason: 'PAY', declineNote: 'Rent is high.' });
    expect([await answeredIds(true), await answeredIds(false)]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ]);
    const { viewer } = await office.admin.client.ask<{ viewer: { notifications: { nodes: { kind: string }[] } } }>(
      '{ viewer { notifications { nodes { kind text } } } }',
    );
    expect(viewer.notifications.nodes).toContainEqual({
      kind: 'INVITATION_ANSWERED',
      text: 'Asha Patel declined your invitation to “Textile Designer”.',
    });
    expect(await isHidden(candidate)).toBe(false);
    expect(await acceptByLink(token)).toBe('INVITATION_ANSWERED');
  });

  test('says no to all suggestions and invitations, at once', async () => {
    const { token, candidate } = await invited();
    expect(await declineByLink(token, { reason: 'NOT_LOOKING', noMoreInvitations: true })).toBe('OK');
    expect(await isHidden(candidate)).toBe(true);
    const otherJob = await openJob(office.employer, office.admin, { title: 'Weaver' });
    expect(await inviteAll(office.admin, otherJob, [candidate])).toMatchObject([{ problem: 'OPTED_OUT' }]);
  });

  test('ends after its time, with the job and with the account', async () => {
    const { manager } = portal.dataSource;
    const late = await invited();
    const [invitedAt, expiresAt] = [20, 6].map((days) => new Date(Date.now() - days * 86_400_000));
    await manager.update(JobInvitationEntity, { id: late.id }, { invitedAt, expiresAt });
    expect(await linked(late.token)).toMatchObject({ state: 'EXPIRED' });
    expect(await acceptByLink(late.token)).toBe('INVITATION_GONE');
    const jobId = await openJob(office.employer, office.admin, { title: 'Printer' });
    const ended = await invited(null, jobId);
    await letDeadlinePass(portal, jobId);
    expect(await linked(ended.token)).toMatchObject({ state: 'ENDED' });
    expect(await acceptByLink(ended.token)).toBe('INVITATION_GONE');
    expect(await declineByLink(ended.token, { reason: 'PAY' })).toBe('INVITATION_GONE');
    const inactive = await invited();
    await portal.dataSource.query('UPDATE user SET is_active = 0 WHERE id = ?', [inactive.candidate.id]);
    expect(await linked(inactive.token)).toBeNull();
    expect(await acceptByLink(inactive.token)).toBe('INVITATION_GONE');
  });

  test('takes the screening answers, and stays open while one is missing', async () => {
    const question = { text: 'Do you know Tally?', kind: 'YES_NO', isRequired: true, ruledOutBy: ['No'] };
    const jobId = await openJob(office.employer, office.admin, { title: 'Accountant', questions: [question] });
    const { token, candidate } = await invited(null, jobId);
    expect(await linked(token)).toMatchObject({ questions: [{ text: 'Do you know Tally?' }] });
    expect(await acceptByLink(token)).toBe('INVALID_INPUT');
    expect(await linked(token)).toMatchObject({ state: 'OPEN' });
    expect(await acceptByLink(token, { answers: [{ question: question.text, answer: 'No' }] })).toBe('OK');
    expect(await queued(candidate)).toMatchObject([{ answers: [{ answer: 'No', rulesOut: true }] }]);
  });

  test('replaces the resume, unless the file is not allowed', async () => {
    const { token, candidate } = await invited();
    const upload = (file: { name: string; bytes: Uint8Array<ArrayBuffer> }) =>
      visitor(portal).uploadOutcome(ACCEPT_BY_LINK, { input: { token, resume: null } }, { 'input.resume': file });
    const script = { name: 'resume.pdf', bytes: new TextEncoder().encode('<script>alert(1)</script>') };
    expect(await upload(script)).toBe('FILE_TYPE_NOT_ALLOWED');
    expect(await linked(token)).toMatchObject({ state: 'OPEN', resumeName: null });
    expect(await upload(docx())).toBe('OK');
    expect(await linked(token)).toMatchObject({ resumeName: expect.stringMatching(/\.docx$/) });
    expect(
      (await portal.dataSource.manager.findOneByOrFail(CandidateProfileEntity, { id: candidate.id })).resumeId,
    ).not.toBeNull();
  });

  test('can be opened 120 times an hour from one address', async () => {
    const limited = await startPortal({ RATE_LIMITS: 'on' });
    try {
      const open = () => visitor(limited).outcome(LINKED_INVITATION, { token: 'unknown' });
      const outcomes: string[] = [];
      for (let opened = 0; opened < 121; opened += 1) outcomes.push(await open());
      expect(new Set(outcomes.slice(0, 120))).toEqual(new Set(['NULL']));
      expect(outcomes[120]).toBe('RATE_LIMITED');
      expect(await visitor(limited).outcome(ACCEPT_BY_LINK, { input: { token: 'unknown' } })).toBe('RATE_LIMITED');
    } finally {
      await limited.stop();
    }
  });

  test('is read with at most six statements', async () => {
    const { token } = await invited();
    const statements = new StatementListener(portal);
    expect((await statements.during(() => linked(token))).length).toBeLessThanOrEqual(6);
  });
});

describe('a Yes with an incomplete profile', () => {
  const complete = (candidate: Actor) =>
    saveProfile(candidate, {
      ...personalInput({ identityConsent: undefined }),
      experienceLevel: 'FRESHER',
      educations: [educationInput()],
    });

  test('is kept, and becomes one application with its answers when the profile is complete', async () => {
    const question = { text: 'Shifts?', kind: 'YES_NO', isRequired: true, ruledOutBy: [] };
    const jobId = await openJob(office.employer, office.admin, { title: 'Operator', questions: [question] });
    const candidate = await beginner();
    const { token, id } = await invite(portal, office.admin, jobId, candidate);
    expect(await linked(token)).toMatchObject({ missingProfileParts: ['PERSONAL', 'QUALIFICATION'] });
    expect(await acceptByLink(token, { answers: [{ question: 'Shifts?', answer: 'Yes' }] })).toBe('OK');
    expect(await linked(token)).toMatchObject({ state: 'ACCEPTED_INCOMPLETE' });
    expect((await own(candidate)).openInvitations).toMatchObject([{ id, state: 'ACCEPTED_INCOMPLETE' }]);
    expect(await queued(candidate)).toEqual([]);
    await Promise.all([complete(candidate), complete(candidate)]);
    await complete(candidate);
    const [application, ...more] = await queued(candidate);
    expect(more).toEqual([]);
    expect(application).toMatchObject({ answers: [{ answer: 'Yes' }], invitation: { state: 'ACCEPTED' } });
    expect((await own(candidate)).candidate.invitations).toMatchObject([
      { state: 'ACCEPTED', applicationId: application?.id },
    ]);
  });

  test('ends with the job', async () => {
    const jobId = await openJob(office.employer, office.admin, { title: 'Loader' });
    const candidate = await beginner();
    const { token } = await invite(portal, office.admin, jobId, candidate);
    expect(await acceptByLink(token)).toBe('OK');
    await letDeadlinePass(portal, jobId);
    expect(await linked(token)).toMatchObject({ state: 'ENDED' });
    expect((await complete(candidate)).isProfileComplete).toBe(true);
    expect(await queued(candidate)).toEqual([]);
  });

  test('does not prevent the save when the questions have changed; the candidate applies on the job’s page', async () => {
    const jobId = await openJob(office.employer, office.admin, { title: 'Packer' });
    const candidate = await beginner();
    const { token, id } = await invite(portal, office.admin, jobId, candidate);
    expect(await acceptByLink(token)).toBe('OK');
    const question = { text: 'Days?', kind: 'YES_NO', isRequired: true, options: ['Yes', 'No'], ruledOutBy: [] };
    const questions = [{ ...question, minimum: null, maximum: null }];
    await portal.dataSource.manager.update(JobEntity, { id: jobId }, { questions: questions as never });
    expect((await complete(candidate)).isProfileComplete).toBe(true);
    expect(await stored(id)).toMatchObject({ answer: 'ACCEPTED_INCOMPLETE', applicationId: null });
    await candidate.client.ask(
      'mutation ($id: ID!) { applyToJob(input: { jobId: $id, answers: [{ question: "Days?", answer: "Yes" }] }) { application { id } } }',
      { id: jobId },
    );
    expect(await stored(id)).toMatchObject({ answer: 'ACCEPTED' });
  });
});

describe('a candidate with an invitation', () => {
  test('answers it after the login, and sees it first', async () => {
    const { candidate, id } = await invited('Hello.');
    expect((await own(candidate)).openInvitations).toEqual([
      {
        id,
        state: 'OPEN',
        message: 'Hello.',
        invitedByName: null,
        job: { title: 'Textile Designer', __typename: 'OpenJob' },
      },
    ]);
    const stranger = await insertInvitee(portal);
    expect(await stranger.client.outcome(ACCEPT, { input: { id } })).toBe('NOT_FOUND');
    expect(await stranger.client.outcome(DECLINE, { input: { id, reason: 'PAY' } })).toBe('NOT_FOUND');
    expect(await candidate.client.ask(ACCEPT, { input: { id } })).toEqual({
      acceptInvitation: { invitation: { state: 'ACCEPTED' } },
    });
    const { applications, openInvitations } = await own(candidate);
    expect(applications.nodes).toMatchObject([{ invitation: { id } }]);
    expect(openInvitations).toEqual([]);
  });

  test('declines it after the login', async () => {
    const { candidate, id } = await invited();
    expect(await candidate.client.ask(DECLINE, { input: { id, reason: 'WORK' } })).toEqual({
      declineInvitation: { invitation: { state: 'DECLINED', declineReason: 'WORK' } },
    });
  });

  test('accepts it by applying on the job’s page', async () => {
    const { candidate, id, token } = await invited();
    await apply(candidate, office.jobId);
    expect(await stored(id)).toMatchObject({ answer: 'ACCEPTED' });
    expect(await acceptByLink(token)).toBe('INVITATION_ANSWERED');
    expect(await candidate.client.outcome(APPLY, { jobId: office.jobId })).toBe('REAPPLY_TOO_SOON');
  });
});

describe('an employer', () => {
  test('sees nothing of an invitation, and the candidate only after the approval of a Yes', async () => {
    const { candidate, token } = await invited();
    const { client } = office.employer;
    const reads = async () => [
      await client.outcome('query ($id: ID!) { candidate(id: $id) { firstName } }', { id: candidate.id }),
      await client.outcome('query ($id: ID!) { job(id: $id) { invitations { nodes { id } } } }', { id: office.jobId }),
      await client.outcome('query ($id: ID!) { job(id: $id) { invitationCounts { count } } }', { id: office.jobId }),
      await client.outcome(
        'query ($ids: [ID!]!, $id: ID!) { invitationCheck(jobId: $id, candidateIds: $ids) { remainingToday } }',
        {
          ids: [candidate.id],
          id: office.jobId,
        },
      ),
    ];
    const names = async () =>
      JSON.stringify(await client.ask('{ viewer { applications { nodes { candidate { id } } } } }'));
    const nothing = ['NULL', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'];
    expect(await reads()).toEqual(nothing);
    expect(await acceptByLink(token)).toBe('OK');
    expect(await reads()).toEqual(nothing);
    expect(await names()).not.toContain(`"${candidate.id}"`);
    const [application] = await queued(candidate);
    await decideApplication(office.admin, application?.id ?? '', 'APPROVE');
    expect(await names()).toContain(`"${candidate.id}"`);
    expect(
      await client.ask(
        'query ($id: ID!) { application(id: $id) { invitation { id } candidate { invitations { id } } } }',
        {
          id: application?.id,
        },
      ),
    ).toEqual({ application: { invitation: null, candidate: { invitations: null } } });
    for (const mail of await mailsTo(portal, office.employer.email))
      expect(mail.text).not.toMatch(/invit(?:ed|ation) to apply/i);
  });
});
