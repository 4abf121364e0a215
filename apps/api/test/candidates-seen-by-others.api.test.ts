import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, decideApplication, setApplicationActive, setUserActive } from './builders/admin.js';
import { apply, type Office, openOffice } from './builders/applications.js';
import {
  completeCandidate,
  PROFILE,
  type ProfileView,
  profileInput,
  registerCandidate,
  SAVE_SKILLS,
  saveProfile,
} from './builders/candidate.js';
import { openJob, registerEmployer } from './builders/employer.js';
import { pdf, png } from './builders/files.js';
import { type Actor, daysFromToday, insertCandidate } from './builders/records.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, sharedPortal } from './harness.js';

const CANDIDATE = `query ($id: ID!) { candidate(id: $id) { ${PROFILE} } }`;
const LIST = `query ($filter: CandidatesFilter, $after: String, $first: Int! = 25) {
  candidates(filter: $filter, after: $after, first: $first) {
    nodes { id firstName lastName email isActive appliedJobsCount createdAt } totalCount pageInfo { endCursor hasNextPage }
  }
}`;

interface CandidatePage {
  candidates: {
    nodes: { id: string; email: string; isActive: boolean; appliedJobsCount: number }[];
    totalCount: number;
    pageInfo: { endCursor: string; hasNextPage: boolean };
  };
}

describe('a candidate as seen by others', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  /** A candidate with all identity numbers and documents, whose application the employer can see. */
  async function applicant(): Promise<{ candidate: Actor; applicationId: string }> {
    const candidate = await registerCandidate(portal);
    const numbers = { aadhaarNumber: '482173905566', panNumber: 'ABCDE1234F', passportNumber: 'K1234567' };
    await saveProfile(candidate, profileInput(numbers), {
      aadhaarCard: png(),
      panCard: png(),
      drivingLicense: png(),
      passport: png(),
      'experiences.0.experienceLetter': pdf('letter.pdf'),
    });
    await candidate.client.ask(SAVE_SKILLS, { skills: ['Screen printing', 'CorelDRAW'] });
    const applicationId = await apply(candidate, office.jobId);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    return { candidate, applicationId };
  }

  test('shows an employer with an application the contact, resume and skills, but no identity data', async () => {
    const { candidate } = await applicant();
    const data = await office.employer.client.ask<{ candidate: ProfileView }>(CANDIDATE, { id: candidate.id });
    expect(data.candidate).toMatchObject({
      id: candidate.id,
      email: candidate.email,
      contact: '9876543210',
      city: 'Surat',
      resume: { name: 'resume.pdf' },
      experiences: [{ companyName: 'Tapi Prints', experienceLetter: { name: 'letter.pdf' } }],
      educations: [{ qualification: 'B.Des.' }],
      aadhaarMasked: null,
      panNumber: null,
      drivingLicenseNumber: null,
      passportNumber: null,
      aadhaarCard: null,
      panCard: null,
      drivingLicense: null,
      passport: null,
    });
    for (const { client } of [office.employer, office.admin]) {
      expect(await client.ask('query ($id: ID!) { candidate(id: $id) { skills } }', { id: candidate.id })).toEqual({
        candidate: { skills: ['Screen printing', 'CorelDRAW'] },
      });
    }
    // Employers must not see the number of other applications.
    const elsewhere = 'query ($id: ID!) { candidate(id: $id) { appliedJobsCount } }';
    expect(await office.employer.client.outcome(elsewhere, { id: candidate.id })).toBe('FORBIDDEN');
    expect(await candidate.client.outcome(elsewhere, { id: candidate.id })).toBe('OK');
  });

  test('is hidden from an employer before the application is approved and while it is inactive', async () => {
    const candidate = await completeCandidate(portal);
    const applicationId = await apply(candidate, office.jobId);
    const variables = { id: candidate.id };
    expect(await office.employer.client.ask(CANDIDATE, variables)).toEqual({ candidate: null });
    await decideApplication(office.admin, applicationId, 'APPROVE');
    expect(await office.employer.client.outcome(CANDIDATE, variables)).toBe('OK');
    await setApplicationActive(office.admin, applicationId, false);
    expect(await office.employer.client.ask(CANDIDATE, variables)).toEqual({ candidate: null });
  });

  test('cannot be read by an employer whose company profile is incomplete', async () => {
    const employer = await registerEmployer(portal);
    expect((await employer.client.errorOf(CANDIDATE, { id: '1' })).code).toBe('PROFILE_INCOMPLETE');
  });

  test('is listed with the requested fields, and identity numbers are read only on request', async () => {
    const { candidate } = await applicant();
    const listener = new StatementListener(portal);
    const listed = async (fields: string) => {
      const document = `{ candidates(first: 1) { nodes { id ${fields} } } }`;
      let nodes: object[] = [];
      const sql = await listener.during(async () => {
        ({ nodes } = (await office.admin.client.ask<{ candidates: { nodes: object[] } }>(document)).candidates);
      });
      return { nodes, sql };
    };
    const short = await listed('firstName');
    expect(short.sql).toHaveLength(1);
    expect(short.sql[0]).not.toContain('candidate_profile');
    const profile = await listed('gender resume { name } educations { qualification }');
    expect(profile.nodes).toEqual([
      { id: candidate.id, gender: 'FEMALE', resume: { name: 'resume.pdf' }, educations: [{ qualification: 'B.Des.' }] },
    ]);
    expect(profile.sql).toHaveLength(3);
    expect(profile.sql[0]).not.toContain('sealed');
    expect((await listed('panNumber')).nodes).toEqual([{ id: candidate.id, panNumber: 'XXXXXX234F' }]);
  });

  test('is listed for administrators with the number of jobs applied for', async () => {
    const admin = await createAdmin(portal);
    const candidate = await insertCandidate(portal, { firstName: 'Zubin', lastName: 'Irani' });
    for (let job = 0; job < 2; job += 1) await apply(candidate, await openJob(office.employer, admin));
    const data = await admin.client.ask<CandidatePage>(LIST, { filter: { search: 'zubin ir' } });
    expect(data.candidates).toMatchObject({
      nodes: [{ id: candidate.id, firstName: 'Zubin', email: candidate.email, isActive: true, appliedJobsCount: 2 }],
      totalCount: 1,
    });
  });

  test('is found by email, account state and day of sign-up', async () => {
    const { admin } = office;
    const createdAt = new Date('2024-02-10T20:00:00Z');
    const candidate = await insertCandidate(portal, { email: 'needle@test.example', createdAt });
    await setUserActive(admin, candidate.id, false);
    const candidateIds = async (filter: object): Promise<string[]> =>
      (await admin.client.ask<CandidatePage>(LIST, { filter, first: 100 })).candidates.nodes.map(({ id }) => id);
    expect(await candidateIds({ search: 'needle@' })).toEqual([candidate.id]);
    expect(await candidateIds({ isActive: false })).toEqual([candidate.id]);
    expect(await candidateIds({ isActive: true })).not.toContain(candidate.id);
    // 20:00 UTC is already the next day in India.
    expect(await candidateIds({ from: '2024-02-11', to: '2024-02-11' })).toEqual([candidate.id]);
    expect(await candidateIds({ to: '2024-02-10' })).toEqual([]);
    expect(await candidateIds({ from: daysFromToday(1) })).toEqual([]);
  });
});
