import { beforeAll, describe, expect, test } from 'vitest';
import { indexAll } from '../src/database/search/search-words.js';
import { createAdmin } from './builders/admin.js';
import { profileInput, registerCandidate, saveProfile } from './builders/candidate.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';
import { ADD_NOTE } from './matrix/notes.js';

const SEARCH = `query ($query: String!, $first: Int) { search(query: $query, first: $first) {
  __typename
  ... on Candidate { id email }
  ... on Company { id email }
  ... on Job { id title }
  ... on User { id email }
} }`;

interface Result {
  __typename: string;
  id: string;
  email?: string;
  title?: string;
}

describe('the global search', () => {
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  let candidate: Actor;
  let jobId: string;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal, { firstName: 'Zubin', lastName: 'Wadia' });
    employer = await approvedEmployer(portal, admin, { organizationName: 'Ashok & Sons (Exports), Surat' });
    jobId = await openJob(employer, admin, { title: 'Manager, Direct Tax' });
    candidate = await insertCandidate(portal, {
      firstName: 'José',
      lastName: 'Patel',
      email: 'jose.patel77@tapi.example',
      contact: '9812300456',
    });
  });

  const search = async (query: string, first = 5): Promise<Result[]> =>
    (await admin.client.ask<{ search: Result[] }>(SEARCH, { query, first })).search;
  const resultsOf = async (query: string): Promise<string[]> =>
    (await search(query)).map((one) => `${one.__typename} ${one.id}`);

  test.each([
    'jose',
    'PATEL josé',
    'pat jo',
    'jose.patel77@tapi.example',
    'tapi',
    '98123 00456',
    '+91 98123 004',
    '9812300456',
  ])('finds a candidate by %s', async (text) => {
    expect(await resultsOf(text)).toEqual([`Candidate ${candidate.id}`]);
  });

  test('finds an employer by company and name, a job by title and company, and an administrator by name', async () => {
    expect(await resultsOf('tax direct')).toEqual([`Job ${jobId}`]);
    expect(await resultsOf('exports, surat')).toEqual([`Company ${employer.id}`, `Job ${jobId}`]);
    expect(await resultsOf('meera ashok')).toEqual([`Company ${employer.id}`]);
    expect(await resultsOf('ashok tax')).toEqual([`Job ${jobId}`]);
    expect(await resultsOf('zubin')).toEqual([`User ${admin.id}`]);
  });

  test('finds nothing for the middle of a word, for special characters or for an empty text', async () => {
    for (const text of ['ose', 'irect', '%', '_', '  ', '']) expect(await resultsOf(text)).toEqual([]);
  });

  test('returns at most the requested number of results and rejects a number out of range', async () => {
    for (const lastName of ['Rao', 'Rathod', 'Raval']) await insertCandidate(portal, { firstName: 'Many', lastName });
    expect(await search('many', 2)).toHaveLength(2);
    expect(await search('many')).toHaveLength(3);
    for (const first of [0, 21]) {
      expect(await admin.client.outcome(SEARCH, { query: 'many', first })).toBe('INVALID_INPUT');
    }
  });

  test('finds a person by the current name only', async () => {
    const moved = await registerCandidate(portal, { firstName: 'Ketki', lastName: 'Before' });
    expect(await resultsOf('ketki before')).toEqual([`Candidate ${moved.id}`]);
    await saveProfile(moved, profileInput({ firstName: 'Ketki', lastName: 'Married' }));
    expect(await resultsOf('ketki before')).toEqual([]);
    expect(await resultsOf('ketki married')).toEqual([`Candidate ${moved.id}`]);
  });

  test('stores the same words as a rebuilt index, and deletes the words of a deleted user', async () => {
    const { manager } = portal.dataSource;
    const words = () =>
      manager.query(`SELECT user_id AS id, word, user_type AS kind, of_name AS isName FROM user_word
        UNION ALL SELECT job_id, word, 'JOB', of_title FROM job_word
        UNION ALL SELECT note_id, word, 'NOTE', 0 FROM note_word ORDER BY kind, id, word`);
    const note = { subjectKind: 'JOB', subjectId: jobId, text: 'Asks for 3 looms; José’s.' };
    await admin.client.ask(ADD_NOTE, { input: note });
    const before = await words();
    expect(before).not.toEqual([]);
    await indexAll(manager);
    expect(await words()).toEqual(before);
    await manager.query('DELETE FROM user WHERE id = ?', [candidate.id]);
    expect(await manager.query('SELECT word FROM user_word WHERE user_id = ?', [candidate.id])).toEqual([]);
  });
});
