import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { decideApplication } from './builders/admin.js';
import { type Office, openOffice } from './builders/applications.js';
import { completeCandidate, personalInput, profileError, profileInput, saveProfile } from './builders/candidate.js';
import { openJob } from './builders/employer.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const PREFERENCES = {
  expectedSalary: 420_000,
  noticePeriod: 'DAYS_15',
  preferredCities: ['Surat', 'Navsari'],
  workModes: ['ONSITE', 'HYBRID'],
  openTo: 'LOOKING',
  statedExperienceYears: 4,
};
const NONE = {
  expectedSalary: null,
  noticePeriod: null,
  preferredCities: [],
  workModes: [],
  openTo: null,
  statedExperienceYears: null,
};
const FIELDS = `${Object.keys(PREFERENCES).join(' ')} preferencesConfirmedAt`;
const READ = `query ($id: ID!) { candidate(id: $id) { ${FIELDS} experienceMonths } }`;
const APPLY = `mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { application { id expectedSalary noticePeriod } } }`;
const SHARED =
  'query ($id: ID!) { application(id: $id) { expectedSalary noticePeriod candidate { expectedSalary noticePeriod } } }';

interface Read {
  candidate: Record<string, unknown> & { preferencesConfirmedAt: string | null };
}
interface Applied {
  applyToJob: { application: { id: string; expectedSalary: number | null; noticePeriod: string | null } };
}

describe('the preferences for the next job', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const seenBy = async (actor: Actor, id: string) => (await actor.client.ask<Read>(READ, { id })).candidate;
  const applyWith = async (candidate: Actor, jobId: string, input: object) =>
    (await candidate.client.ask<Applied>(APPLY, { input: { jobId, ...input } })).applyToJob.application;
  const sharing = (candidate: Actor) => applyWith(candidate, office.jobId, { sharePreferences: true });
  const approved = async (id: string) => {
    await decideApplication(office.admin, id, 'APPROVE');
    return id;
  };

  test('are saved with the profile, seen by their owner and administrators, and null for employers', async () => {
    const candidate = await completeCandidate(portal);
    expect(await seenBy(candidate, candidate.id)).toMatchObject({ ...NONE, preferencesConfirmedAt: null });
    await saveProfile(candidate, personalInput(PREFERENCES));
    const saved = await seenBy(candidate, candidate.id);
    expect(saved).toMatchObject({ ...PREFERENCES, experienceMonths: 48 });
    expect(saved.preferencesConfirmedAt).not.toBeNull();
    expect(await seenBy(office.admin, candidate.id)).toEqual(saved);
    await approved((await sharing(candidate)).id);
    const hidden = Object.fromEntries(FIELDS.split(' ').map((name) => [name, null]));
    expect(await seenBy(office.employer, candidate.id)).toEqual({ ...hidden, experienceMonths: 48 });
  });

  test('stay when they are not sent, and are removed when they are sent as null or empty', async () => {
    const candidate = await completeCandidate(portal, PREFERENCES);
    const before = await seenBy(candidate, candidate.id);
    await saveProfile(candidate, personalInput());
    expect(await seenBy(candidate, candidate.id)).toEqual(before);
    await saveProfile(candidate, personalInput({ ...NONE, preferredCities: null }));
    expect(await seenBy(candidate, candidate.id)).toMatchObject(NONE);
  });

  test('do not count for the experience of a job history, and are the experience without one', async () => {
    const candidate = await insertCandidate(portal);
    await saveProfile(candidate, profileInput({ experiences: [], statedExperienceYears: 3 }));
    expect((await seenBy(candidate, candidate.id))['experienceMonths']).toBe(36);
    await saveProfile(candidate, profileInput());
    expect((await seenBy(candidate, candidate.id))['experienceMonths']).toBe(48);
  });

  test('have bounds', async () => {
    const candidate = await insertCandidate(portal);
    const input = personalInput({ expectedSalary: 1_000_000_001, preferredCities: [...'abcdef'] });
    expect(await profileError(candidate, input)).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        expectedSalary: ['Expected Salary must be at most ₹100,00,00,000.'],
        preferredCities: ['At most 5 cities are allowed.'],
      },
    });
  });

  test('are shared with the employer only in an application whose candidate agreed, as they were then', async () => {
    const candidate = await completeCandidate(portal, PREFERENCES);
    const silent = await applyWith(candidate, await openJob(office.employer, office.admin), {});
    const open = await sharing(candidate);
    expect([silent.expectedSalary, silent.noticePeriod]).toEqual([null, null]);
    expect(open).toMatchObject({ expectedSalary: 420_000, noticePeriod: 'DAYS_15' });
    for (const { id } of [silent, open]) await approved(id);
    await saveProfile(candidate, personalInput({ expectedSalary: 600_000 }));

    const none = { expectedSalary: null, noticePeriod: null };
    const shared = { expectedSalary: 420_000, noticePeriod: 'DAYS_15' };
    const seen = (id: string) => office.employer.client.ask(SHARED, { id });
    expect(await seen(silent.id)).toEqual({ application: { ...none, candidate: none } });
    expect(await seen(open.id)).toEqual({ application: { ...shared, candidate: none } });

    const rest = new RestClient(portal.url, office.employer.token);
    const { body } = await rest.get(`job/employer/applications/${office.employer.id}`);
    const listed = (body['applications'] as Record<string, unknown>[]).filter(({ application_id: id }) =>
      [silent.id, open.id].includes(String(id)),
    );
    expect(listed).toMatchObject([
      { application_id: open.id, expected_salary: 420_000, notice_period: '15_days' },
      { application_id: silent.id, expected_salary: null, notice_period: null },
    ]);
    const file = await fetch(`${portal.url}/exports/applicants.csv`, {
      headers: { authorization: `Token ${office.employer.token}` },
    });
    const rows = parse((await file.text()).replace('\uFEFF', ''), { columns: true }) as Record<string, string>[];
    const cells = (id: string) => {
      const row = rows.find((each) => each['Application ID'] === id);
      return [row?.['Expected Salary'], row?.['Notice Period']];
    };
    expect([cells(open.id), cells(silent.id)]).toEqual([
      ['420000', '15 days'],
      ['', ''],
    ]);
  });

  test('are read and written over REST in its spelling', async () => {
    const candidate = await completeCandidate(portal);
    const rest = new RestClient(portal.url, candidate.token);
    const details = {
      ...((await rest.get(`api/candidate/profile/${candidate.id}`)).body['candidate_details'] as object),
      expected_salary: '420000',
      notice_period: '15_days',
      preferred_cities: 'Surat, Navsari',
      work_modes: ['onsite', 'wfh'],
      open_to: 'not_looking',
      years_of_experience: 4,
    };
    const saved = await rest.post(`api/candidate/profile/${candidate.id}`, { candidate_details: details });
    expect(saved.status).toBe(200);
    expect((await rest.get(`api/candidate/profile/${candidate.id}`)).body['candidate_details']).toMatchObject({
      expected_salary: 420_000,
      notice_period: '15_days',
      preferred_cities: ['Surat', 'Navsari'],
      work_modes: ['onsite', 'wfh'],
      open_to: 'not_looking',
      years_of_experience: 4,
      experience_months: 48,
    });
    const applied = await rest.post(`job/apply/${office.jobId}`, { share_preferences: true });
    expect(applied.status).toBe(201);
    const id = String(applied.body['application_id']);
    expect(await candidate.client.ask(SHARED, { id })).toMatchObject({
      application: { expectedSalary: 420_000, noticePeriod: 'DAYS_15' },
    });
  });
});
