import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApplicationEntity } from '../src/database/entities/applications/application.entity.js';
import { CandidateProfileEntity } from '../src/database/entities/candidates/candidate-profile.entity.js';
import { createAdmin } from './builders/admin.js';
import { apply } from './builders/applications.js';
import { experienceInput, personalInput, registerCandidate, SAVE_SKILLS, saveProfile } from './builders/candidate.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import { type Actor, daysFromToday, letDeadlinePass } from './builders/records.js';
import { resumePdf } from './builders/resume-files.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, startPortal } from './harness.js';

const SUGGEST = `query ($candidateId: ID!) {
  suggestedJobs(candidateId: $candidateId) {
    nodes { job { id title companyName path } fit profileSkills resumeSkills missingSkills }
    leftOut { reason count }
    notSuggestedReason
  }
}`;
const SUGGEST_CANDIDATES = 'query ($jobId: ID!) { suggestedCandidates(jobId: $jobId) { nodes { id fit } } }';

interface Suggestions {
  nodes: {
    job: { id: string; title: string };
    fit: number;
    profileSkills: string[];
    resumeSkills: string[];
    missingSkills: string[];
  }[];
  leftOut: { reason: string; count: number }[];
  notSuggestedReason: string | null;
}

describe('the open jobs suggested for a candidate', () => {
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  let candidate: Actor;
  const jobs = new Map<string, string>();

  const suggest = async (candidateId = candidate.id) =>
    (await admin.client.ask<{ suggestedJobs: Suggestions }>(SUGGEST, { candidateId })).suggestedJobs;
  const titles = ({ nodes }: Suggestions) => nodes.map(({ job }) => job.title);
  const setProfile = (profile: Partial<CandidateProfileEntity>) =>
    portal.dataSource.manager.update(CandidateProfileEntity, { id: candidate.id }, profile);

  beforeAll(async () => {
    portal = await startPortal();
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
    const years = { minExperience: 3, maxExperience: 5, city: 'Surat' };
    for (const job of [
      { title: 'Accountant', preferredSkills: 'Tally, GST Returns, Advanced Excel', ...years },
      { title: 'Store Keeper', preferredSkills: 'Tally, Stock Ledger', ...years },
      { title: 'Munim', preferredSkills: 'Cash Book', ...years },
      { title: 'CNC Operator', preferredSkills: 'Fanuc', ...years },
      { title: 'Tally Trainer', preferredSkills: 'Tally', ...years },
    ])
      jobs.set(job.title, await openJob(employer, admin, job));
    await letDeadlinePass(portal, jobs.get('Tally Trainer') as string);
    const resume = resumePdf('# Asha Patel\nGST returns filed every month, stock ledger of a mill, excel');
    candidate = await registerCandidate(portal, {}, { name: 'resume.pdf', bytes: Uint8Array.from(resume) });
    await saveProfile(candidate, {
      ...personalInput({ city: 'Surat', identityConsent: undefined }),
      experienceLevel: 'EXPERIENCED',
      experiences: [experienceInput({ jobRole: 'Accountant', fromDate: daysFromToday(-4 * 366), toDate: null })],
    });
    await candidate.client.ask(SAVE_SKILLS, { skills: ['Tally Prime'] });
    await setProfile({ isComplete: true });
    await portal.container.candidateIndexing.indexAll();
  });
  afterAll(() => portal.stop());

  test('are ranked by their fit, by skills of profile and resume and by titles for the same work', async () => {
    const suggestions = await suggest();
    expect(titles(suggestions)).toEqual(['Accountant', 'Store Keeper', 'Munim']);
    const [accountant, storeKeeper] = suggestions.nodes;
    expect(accountant).toMatchObject({
      profileSkills: ['Tally'],
      resumeSkills: ['GST Returns'],
      missingSkills: ['Advanced Excel'],
    });
    expect(storeKeeper).toMatchObject({ resumeSkills: ['Stock Ledger'], missingSkills: [] });
    expect([suggestions.leftOut, suggestions.notSuggestedReason]).toEqual([[], null]);
  });

  test('have the same fit as the candidate has among the suggestions of the job', async () => {
    for (const { job, fit } of (await suggest()).nodes) {
      const { suggestedCandidates } = await admin.client.ask<{
        suggestedCandidates: { nodes: { id: string; fit: number }[] };
      }>(SUGGEST_CANDIDATES, { jobId: job.id });
      expect(suggestedCandidates.nodes).toEqual([{ id: candidate.id, fit }]);
    }
  });

  test('are read with at most six statements', async () => {
    const statements = new StatementListener(portal);
    expect((await statements.during(() => suggest())).length).toBeLessThanOrEqual(6);
  });

  test('leave out the jobs of a company that the candidate applied to within 30 days or that rejected the candidate', async () => {
    const { manager } = portal.dataSource;
    const applicationId = await apply(candidate, jobs.get('Accountant') as string);
    expect(await suggest()).toMatchObject({ nodes: [], leftOut: [{ reason: 'APPLIED', count: 3 }] });
    const rejected = { approvalState: 'APPROVED', approvedStatus: 'REJECTED' } as const;
    await manager.update(ApplicationEntity, { id: applicationId }, { ...rejected, statusUpdatedAt: new Date() });
    expect(await suggest()).toMatchObject({ nodes: [], leftOut: [{ reason: 'REJECTED', count: 3 }] });
    await manager.delete(ApplicationEntity, { id: applicationId });
  });

  test('are none for who is not looking, has not confirmed for a year or does not want to be found, with the reason', async () => {
    for (const [profile, reason] of [
      [{ openTo: 'NOT_LOOKING' }, 'NOT_LOOKING'],
      [{ preferencesConfirmedAt: new Date(Date.now() - 366 * 86_400_000) }, 'UNCONFIRMED'],
      [{ isHiddenFromSearch: true }, 'NOT_FINDABLE'],
    ] as const) {
      await setProfile(profile);
      expect(await suggest()).toEqual({ nodes: [], leftOut: [], notSuggestedReason: reason });
      await setProfile({ openTo: null, preferencesConfirmedAt: null, isHiddenFromSearch: false });
    }
    expect(await admin.client.outcome(SUGGEST, { candidateId: employer.id })).toBe('NOT_FOUND');
  });
});
