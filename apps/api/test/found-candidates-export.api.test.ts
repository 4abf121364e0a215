import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { CandidateProfileEntity } from '../src/database/entities/candidates/candidate-profile.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { createAdmin } from './builders/admin.js';
import {
  educationInput,
  experienceInput,
  personalInput,
  registerCandidate,
  SAVE_SKILLS,
  saveProfile,
} from './builders/candidate.js';
import { type Actor, daysFromToday } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';
import { ADD_TO_POOL, CREATE_POOL } from './matrix/talent-pools.js';

describe('the CSV file of Find Candidates', () => {
  let portal: Portal;
  let admin: Actor;
  let asha: Actor;
  let bela: Actor;
  beforeAll(async () => {
    portal = await startPortal();
    admin = await createAdmin(portal);
    asha = await registerCandidate(portal, { firstName: 'Asha', lastName: 'Patel' });
    await saveProfile(asha, {
      ...personalInput({ firstName: 'Asha', lastName: 'Patel', city: 'Surat', identityConsent: undefined }),
      experienceLevel: 'EXPERIENCED',
      experiences: [
        experienceInput({
          jobRole: 'Accountant',
          companyName: '=Krishna Textiles',
          fromDate: daysFromToday(-5 * 366),
          toDate: null,
        }),
      ],
      educations: [educationInput({ qualification: 'B.Com', university: 'VNSGU' })],
    });
    await asha.client.ask(SAVE_SKILLS, { skills: ['Tally'] });
    await portal.dataSource.manager.update(
      CandidateProfileEntity,
      { id: asha.id },
      { expectedSalary: 420_000, noticePeriod: 'DAYS_15' },
    );
    await portal.dataSource.manager.update(UserEntity, { id: asha.id }, { lastActiveOn: '2026-11-20' });
    bela = await registerCandidate(portal, { firstName: 'Bela', lastName: 'Shah' });
    await bela.client.ask(SAVE_SKILLS, { skills: ['Tally', 'GST'] });
    await portal.container.candidateIndexing.indexAll();
  });
  afterAll(() => portal.stop());

  const fetchCsv = (query: string, { token } = admin) =>
    fetch(`${portal.url}/exports/found-candidates.csv?${query}`, { headers: { authorization: `Token ${token}` } });
  async function rowsOf(query: string): Promise<Record<string, string>[]> {
    const response = await fetchCsv(query);
    expect(response.status).toBe(200);
    return parse(await response.text(), { bom: true, columns: true });
  }
  const namesOf = async (query: string) => (await rowsOf(query)).map((row) => row['Candidate']);

  test('has the columns of the screen in words, and empty cells for unknown facts', async () => {
    expect(await rowsOf('all=tally&order=salary')).toEqual([
      {
        ID: asha.id,
        Candidate: 'Asha Patel',
        Designation: expect.any(String),
        Company: "'=Krishna Textiles",
        'Found In': 'tally in skills',
        City: 'Surat',
        Experience: expect.stringMatching(/^5 years/),
        Qualification: 'Graduate',
        'Expected Salary': '420000',
        'Notice Period': '15 days',
        'Last Active': '2026-11-20',
      },
      expect.objectContaining({
        Candidate: 'Bela Shah',
        Designation: '',
        City: '',
        'Expected Salary': '',
        'Notice Period': '',
      }),
    ]);
  });

  test('has the rows of the filter in its order, also those of a pool', async () => {
    expect(await namesOf('all=tally&none=gst')).toEqual(['Asha Patel']);
    expect(await namesOf('order=newest&experience=unknown')).toEqual(['Bela Shah']);
    expect(await namesOf('city=Surat&salary=400000')).toEqual([]);
    const { createTalentPool } = await admin.client.ask<{ createTalentPool: { pool: { id: string } } }>(CREATE_POOL, {
      name: 'Tally, Surat',
    });
    const poolId = createTalentPool.pool.id;
    await admin.client.ask(ADD_TO_POOL, { poolId, candidateIds: [bela.id] });
    expect(await namesOf(`pool=${poolId}`)).toEqual(['Bela Shah']);
  });

  test('is for administrators only, rejects values that are no numbers, and is recorded with the names of the filters', async () => {
    expect((await fetchCsv('all=tally', asha)).status).toBe(403);
    expect((await fetchCsv('min=many')).status).toBe(400);
    expect((await fetchCsv('order=oldest')).status).toBe(400);
    expect((await fetchCsv(`pool=${Array.from({ length: 21 }, (_, id) => id).join(',')}`)).status).toBe(400);
    await rowsOf('all=tally&min=3&order=newest');
    const [event] = await portal.dataSource.manager.find(AuditEventEntity, {
      where: { action: 'EXPORT', subjectId: 'found-candidates' },
      order: { id: 'DESC' },
    });
    expect(event).toMatchObject({ actorId: admin.id, details: { filters: ['all', 'min'] } });
  });
});
