import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApplicationEntity } from '../src/database/entities/applications/application.entity.js';
import { JobInvitationEntity } from '../src/database/entities/applications/job-invitation.entity.js';
import { CandidateProfileEntity } from '../src/database/entities/candidates/candidate-profile.entity.js';
import { createAdmin } from './builders/admin.js';
import { apply } from './builders/applications.js';
import { experienceInput, personalInput, registerCandidate, SAVE_SKILLS, saveProfile } from './builders/candidate.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import { invite } from './builders/job-invitations.js';
import { type Actor, daysFromToday } from './builders/records.js';
import { resumePdf } from './builders/resume-files.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, startPortal } from './harness.js';

const SUGGEST = `query ($jobId: ID!) {
  suggestedCandidates(jobId: $jobId) {
    nodes { firstName fit profileSkills resumeSkills missingSkills experienceMonths city }
    totalCount
    leftOut { reason count }
  }
}`;

interface Suggestions {
  nodes: { firstName: string; fit: number; profileSkills: string[]; resumeSkills: string[]; missingSkills: string[] }[];
  totalCount: number;
  leftOut: { reason: string; count: number }[];
}

describe('the candidates suggested for a job', () => {
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  let jobId: string;
  const people = new Map<string, Actor>();

  interface Person {
    skills?: string[];
    jobRole?: string;
    years?: number;
    city?: string;
    resume?: string;
  }

  async function add(firstName: string, { skills = [], jobRole, years = 0, city = 'Surat', resume }: Person) {
    const file = resume ? { name: 'resume.pdf', bytes: Uint8Array.from(resumePdf(resume)) } : undefined;
    const candidate = await registerCandidate(portal, { firstName }, file);
    await saveProfile(candidate, {
      ...personalInput({ firstName, city, identityConsent: undefined }),
      experienceLevel: 'EXPERIENCED',
      experiences: jobRole ? [experienceInput({ jobRole, fromDate: daysFromToday(-years * 366), toDate: null })] : [],
    });
    if (skills.length > 0) await candidate.client.ask(SAVE_SKILLS, { skills });
    people.set(firstName, candidate);
  }

  const suggest = async () =>
    (await admin.client.ask<{ suggestedCandidates: Suggestions }>(SUGGEST, { jobId })).suggestedCandidates;
  const names = ({ nodes }: Suggestions) => nodes.map(({ firstName }) => firstName);

  beforeAll(async () => {
    portal = await startPortal();
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
    jobId = await openJob(employer, admin, {
      title: 'Accountant',
      preferredSkills: 'Tally, GST Returns, Excel',
      city: 'Surat',
      minExperience: 3,
      maxExperience: 5,
    });
    await add('Asha', { skills: ['Tally Prime', 'GSTR', 'MS Excel'], jobRole: 'Senior Accountant', years: 4 });
    await add('Bhavin', {
      jobRole: 'Munim',
      years: 4,
      city: 'Navsari',
      resume: '# Bhavin Shah\nTally entries daily, GST returns and Excel',
    });
    await add('Chetan', { skills: ['Tally'], jobRole: 'Storekeeper', years: 1, city: 'Mumbai' });
    await add('Divya', { skills: ['GST', 'Returns handling'], jobRole: 'CNC Operator', years: 4 });
    await portal.container.candidateIndexing.indexAll();
  });
  afterAll(() => portal.stop());

  test('are ranked by their fit, with the skills of profile and resume, and without those who fit in nothing', async () => {
    const suggestions = await suggest();
    expect(names(suggestions)).toEqual(['Asha', 'Bhavin', 'Chetan']);
    const [asha, bhavin, chetan] = suggestions.nodes;
    expect(asha).toMatchObject({ fit: 95, profileSkills: ['Tally', 'GST Returns', 'Excel'], missingSkills: [] });
    expect(bhavin).toMatchObject({ profileSkills: [], resumeSkills: ['Tally', 'GST Returns', 'Excel'] });
    expect(chetan).toMatchObject({ profileSkills: ['Tally'], missingSkills: ['GST Returns', 'Excel'] });
    expect([suggestions.totalCount, suggestions.leftOut]).toEqual([3, []]);
  });

  test('are read with at most six statements', async () => {
    const statements = new StatementListener(portal);
    expect((await statements.during(suggest)).length).toBeLessThanOrEqual(6);
  });

  test('leave out who applied to the company within 30 days or was rejected by it within 6 months, and say how many', async () => {
    const applicant = people.get('Bhavin') as Actor;
    await portal.dataSource.manager.update(CandidateProfileEntity, { id: applicant.id }, { isComplete: true });
    const applicationId = await apply(applicant, await openJob(employer, admin, { title: 'Yarn Tester' }));
    expect(await suggest()).toMatchObject({ totalCount: 2, leftOut: [{ reason: 'APPLIED', count: 1 }] });
    const { manager } = portal.dataSource;
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await manager.update(ApplicationEntity, { id: applicationId }, { appliedAt: ago(31), statusUpdatedAt: ago(31) });
    expect(names(await suggest())).toContain('Bhavin');
    await manager.update(
      ApplicationEntity,
      { id: applicationId },
      { approvalState: 'APPROVED', approvedStatus: 'REJECTED', statusUpdatedAt: ago(180) },
    );
    expect(await suggest()).toMatchObject({ totalCount: 2, leftOut: [{ reason: 'REJECTED', count: 1 }] });
    await manager.update(ApplicationEntity, { id: applicationId }, { statusUpdatedAt: ago(184) });
    expect(names(await suggest())).toContain('Bhavin');
  });

  test('leave out who has been invited to the job', async () => {
    const invitee = people.get('Chetan') as Actor;
    await portal.dataSource.query('UPDATE user SET email_verified_at = created_at WHERE id = ?', [invitee.id]);
    await invite(portal, admin, jobId, invitee);
    const suggestions = await suggest();
    expect(names(suggestions)).not.toContain('Chetan');
    expect(suggestions.leftOut).toEqual([{ reason: 'INVITED', count: 1 }]);
    await portal.dataSource.manager.deleteAll(JobInvitationEntity);
  });

  test('leave out who is not looking, and rank who expects more than the job pays lower', async () => {
    const { manager } = portal.dataSource;
    const set = (firstName: string, preferences: Partial<CandidateProfileEntity>) =>
      manager.update(CandidateProfileEntity, { id: people.get(firstName)?.id as string }, preferences);
    const before = (await suggest()).nodes.find(({ firstName }) => firstName === 'Asha')?.fit as number;
    await set('Asha', { expectedSalary: 99_00_000 });
    await set('Chetan', { openTo: 'NOT_LOOKING' });
    const suggestions = await suggest();
    expect(suggestions.nodes.find(({ firstName }) => firstName === 'Asha')?.fit).toBeLessThan(before);
    expect(names(suggestions)).not.toContain('Chetan');
    expect(suggestions.leftOut).toEqual([{ reason: 'NOT_LOOKING', count: 1 }]);
  });

  test('are null for a job that does not exist', async () => {
    expect(await admin.client.outcome(SUGGEST, { jobId: '999999' })).toBe('NOT_FOUND');
  });

  test('leave out who has not confirmed the preferences for a year', async () => {
    const { manager } = portal.dataSource;
    const { id } = people.get('Asha') as Actor;
    const before = await suggest();
    const confirmedAt = (days: number) => ({ preferencesConfirmedAt: new Date(Date.now() - days * 86_400_000) });
    await manager.update(CandidateProfileEntity, { id }, confirmedAt(364));
    expect((await suggest()).totalCount).toBe(before.totalCount);
    await manager.update(CandidateProfileEntity, { id }, confirmedAt(365));
    const after = await suggest();
    expect(after.totalCount).toBe(before.totalCount - 1);
    expect(after.leftOut).toContainEqual({ reason: 'UNCONFIRMED', count: 1 });
  });
});
