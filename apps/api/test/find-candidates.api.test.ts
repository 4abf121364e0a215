import { parseSearchPhrase } from '@job-alert/domain/search/candidate-search';
import { SYNONYM_GROUP_WORDS } from '@job-alert/domain/search/synonym-groups';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CandidateProfileEntity } from '../src/database/entities/candidates/candidate-profile.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { parseFilter, termsOf } from '../src/features/sourcing/candidate-search.rules.js';
import { createAdmin } from './builders/admin.js';
import {
  educationInput,
  experienceInput,
  personalInput,
  registerCandidate,
  SAVE_SKILLS,
  saveProfile,
} from './builders/candidate.js';
import { type Actor, daysFromToday, insertCandidate } from './builders/records.js';
import { resumePdf } from './builders/resume-files.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, startPortal } from './harness.js';

const FIND = `query ($filter: CandidateSearchFilter, $orderBy: CandidateSearchOrder! = BEST_MATCH, $first: Int! = 20, $after: String, $page: Int) {
  findCandidates(filter: $filter, orderBy: $orderBy, first: $first, after: $after, page: $page) {
    nodes { id firstName jobTitle companyName city experienceMonths qualification lastActiveOn hasResume foundIn { text fields } }
    pageInfo { hasNextPage endCursor }
    totalCount
    facets { cities { value count } experiences { value count } qualifications { value count } activities { value count } resumes { value count } }
    corrections { from to }
    leftOutWords
  }
}`;

interface Found {
  nodes: {
    id: string;
    firstName: string;
    jobTitle: string | null;
    companyName: string | null;
    city: string | null;
    experienceMonths: number | null;
    qualification: string;
    lastActiveOn: string | null;
    hasResume: boolean;
    foundIn: { text: string; fields: string[] }[];
  }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
  facets: Record<'cities' | 'experiences' | 'qualifications' | 'resumes', { value: string; count: number }[]>;
  corrections: { from: string; to: string }[];
  leftOutWords: string[];
}

interface Person {
  city?: string;
  skills?: string[];
  jobRole?: string;
  years?: number;
  qualification?: string;
  resume?: string;
}

/** Each has a reason to be found by some searches and not by others. */
const PEOPLE: Readonly<Record<string, Person>> = {
  Asha: {
    jobRole: 'Senior Accountant',
    years: 4,
    skills: ['Tally Prime', 'GST returns'],
    qualification: 'B.Com',
  },
  Bhavin: {
    city: 'Navsari',
    skills: ['Excel'],
    resume:
      '# Bhavin Shah\n## Experience\nDaily entries in Tally, bank reconciliation and GST\nGender: Male\nMarital status: Married\nReligion: Jainism\nPassport No: P1234567\nbhavin@secret.example 98765 43210',
  },
  Chetan: { jobRole: 'Bookkeeper', years: 9, skills: ['Ledgers'], qualification: 'M.Com' },
  Divya: { jobRole: 'CNC Operator', years: 2, skills: ['Fanuc', 'Milling'], qualification: 'ITI', city: 'Sachin' },
  Esha: {
    skills: ['React', 'JavaScript'],
    jobRole: 'Web Developer',
    years: 1,
    qualification: 'B.Tech',
    city: 'Mumbai',
  },
};

/** Returns a word of each synonym group. */
function groupWords(): Iterable<string> {
  const words = [...SYNONYM_GROUP_WORDS].filter((word) => /^[a-z]{4,12}$/.test(word));
  const byGroup = new Map(words.map((word) => [parseSearchPhrase(word)?.parts[0]?.related, word]));
  byGroup.delete(null);
  byGroup.delete(undefined);
  return byGroup.values();
}

describe('the search for candidates', () => {
  let portal: Portal;
  let admin: Actor;
  let people: Map<string, Actor>;

  async function add(firstName: string, person: Person): Promise<Actor> {
    const { city = 'Surat', skills = [], jobRole, years = 0, qualification, resume } = person;
    const file = resume ? { name: 'resume.pdf', bytes: Uint8Array.from(resumePdf(resume)) } : undefined;
    const actor = await registerCandidate(portal, { firstName }, file);
    await saveProfile(actor, {
      ...personalInput({ firstName, city, identityConsent: undefined }),
      experienceLevel: 'EXPERIENCED',
      experiences: jobRole
        ? [
            experienceInput({
              jobRole,
              companyName: 'Krishna Textiles',
              fromDate: daysFromToday(-years * 366),
              toDate: null,
            }),
          ]
        : [],
      educations: qualification ? [educationInput({ qualification, university: 'VNSGU' })] : [],
    });
    if (skills.length > 0) await actor.client.ask(SAVE_SKILLS, { skills });
    return actor;
  }

  const index = () => portal.container.candidateIndexing.indexAll();
  async function find(filter: object = {}, more: object = {}): Promise<Found> {
    return (await admin.client.ask<{ findCandidates: Found }>(FIND, { filter, ...more })).findCandidates;
  }
  const namesOf = ({ nodes }: Found) => nodes.map(({ firstName }) => firstName);
  const named = async (filter: object = {}, more: object = {}) => namesOf(await find(filter, more));

  beforeAll(async () => {
    portal = await startPortal();
    admin = await createAdmin(portal);
    people = new Map();
    for (const [name, person] of Object.entries(PEOPLE)) people.set(name, await add(name, person));
    await index();
  });
  afterAll(() => portal.stop());

  test('finds all words in profile and resume, the best match first, and says where they are', async () => {
    const found = await find({ allOf: ['tally', 'GST'] });
    expect(namesOf(found)).toEqual(['Asha', 'Bhavin']);
    expect(found.nodes.map(({ foundIn }) => foundIn)).toEqual([
      [
        { text: 'tally', fields: ['SKILL'] },
        { text: 'GST', fields: ['SKILL'] },
      ],
      [
        { text: 'tally', fields: ['RESUME'] },
        { text: 'GST', fields: ['RESUME'] },
      ],
    ]);
  });

  test('finds word families and other words of the same work after the words themselves', async () => {
    expect(await named({ allOf: ['accountants'] })).toEqual(['Asha', 'Chetan']);
    const [, chetan] = (await find({ allOf: ['accountant'] })).nodes;
    expect(chetan?.foundIn).toEqual([{ text: 'accountant', fields: [] }]);
  });

  test.each<[string, object, string[]]>([
    ['one of several entries', { anyOf: ['react', 'fanuc'] }, ['Divya', 'Esha']],
    ['without those who have an excluded word', { allOf: ['accountant'], noneOf: ['GST'] }, ['Chetan']],
    ['excluded words of the same work are not excluded', { allOf: ['ledgers'], noneOf: ['accountant'] }, ['Chetan']],
    ['all words of an entry', { allOf: ['bank reconciliation tally'] }, ['Bhavin']],
    ['the words of a phrase in quotes one after another', { allOf: ['"bank reconciliation"'] }, ['Bhavin']],
    ['no phrase whose words are apart', { allOf: ['"reconciliation bank"'] }, []],
    ['the place', { allOf: ['navsari'] }, ['Bhavin']],
    ['the qualification', { allOf: ['m.com'] }, ['Chetan']],
    ['the company', { allOf: ['krishna', 'milling'] }, ['Divya']],
    ['a phrase excluded', { allOf: ['tally'], noneOf: ['"bank reconciliation"'] }, ['Asha']],
  ])('finds %s', async (_, filter, names) => {
    expect((await named(filter)).toSorted()).toEqual(names);
  });

  test('corrects one wrong letter and says so', async () => {
    const found = await find({ allOf: ['recat'] });
    expect([namesOf(found), found.corrections]).toEqual([['Esha'], [{ from: 'recat', to: 'react' }]]);
  });

  test('finds nobody by personal facts, contact data or numbers of documents', async () => {
    for (const word of ['P1234567', 'secret', '9876543210', 'jainism'])
      expect(await named({ allOf: [word] })).toEqual([]);
    const found = await find({ allOf: ['female accountant'] });
    expect([namesOf(found), found.leftOutWords]).toEqual([['Asha', 'Chetan'], ['female']]);
  });

  test('filters by facts, keeps unknown experience, and counts each value with the other filters', async () => {
    const { facets } = await find();
    expect(facets.cities).toEqual([
      { value: 'Surat', count: 2 },
      ...['Mumbai', 'Navsari', 'Sachin'].map((value) => ({ value, count: 1 })),
    ]);
    const counts = (list: { value: string; count: number }[]) => list.filter(({ count }) => count > 0);
    expect(counts(facets.experiences)).toEqual([
      { value: 'YEARS_1_TO_2', count: 2 },
      { value: 'YEARS_3_TO_5', count: 1 },
      { value: 'YEARS_6_TO_10', count: 1 },
      { value: 'UNKNOWN', count: 1 },
    ]);
    expect((await named({ minExperience: 3, maxExperience: 5 })).toSorted()).toEqual(['Asha', 'Bhavin']);
    expect(await named({ experiences: ['YEARS_6_TO_10'] })).toEqual(['Chetan']);
    expect((await named({ qualifications: ['GRADUATE', 'DIPLOMA'] })).toSorted()).toEqual(['Asha', 'Divya', 'Esha']);
    const chosen = await find({ cities: ['surat'], qualifications: ['GRADUATE'] });
    expect(namesOf(chosen)).toEqual(['Asha']);
    expect(counts(chosen.facets.qualifications)).toEqual([
      { value: 'POSTGRADUATE', count: 1 },
      { value: 'GRADUATE', count: 1 },
    ]);
    expect(chosen.facets.cities).toEqual([
      { value: 'Mumbai', count: 1 },
      { value: 'Surat', count: 1 },
    ]);
  });

  test('orders by experience, and its pages follow each other', async () => {
    const first = await find({}, { orderBy: 'EXPERIENCE', first: 2 });
    const second = await find({}, { orderBy: 'EXPERIENCE', first: 2, after: first.pageInfo.endCursor });
    expect([...namesOf(first), ...namesOf(second)]).toEqual(['Chetan', 'Asha', 'Divya', 'Esha']);
    expect(namesOf(await find({}, { orderBy: 'EXPERIENCE', first: 2, page: 3 }))).toEqual(['Bhavin']);
    expect([first.totalCount, first.nodes[0]?.experienceMonths, first.nodes[0]?.companyName]).toEqual([
      5,
      108,
      'Krishna Textiles',
    ]);
  });

  test('filters by preferences, keeps an unknown salary, and orders by the lowest', async () => {
    const { manager } = portal.dataSource;
    const set = (name: string, preferences: Partial<CandidateProfileEntity>) =>
      manager.update(CandidateProfileEntity, { id: people.get(name)?.id as string }, preferences);
    await set('Asha', {
      expectedSalary: 4_20_000,
      noticePeriod: 'DAYS_15',
      openTo: 'LOOKING',
      workModes: ['ONSITE', 'HYBRID'],
    });
    await set('Chetan', { expectedSalary: 6_00_000, noticePeriod: 'DAYS_90' });
    expect(await named({ noticePeriods: ['DAYS_15'] })).toEqual(['Asha']);
    expect(await named({ openTo: ['LOOKING'] })).toEqual(['Asha']);
    expect(await named({ workModes: ['HYBRID'] })).toEqual(['Asha']);
    expect(await named({ noticePeriods: ['UNKNOWN'] })).toHaveLength(3);
    expect((await named({ maxExpectedSalary: 4_50_000 })).toSorted()).toEqual(['Asha', 'Bhavin', 'Divya', 'Esha']);
    expect((await named({}, { orderBy: 'EXPECTED_SALARY' })).slice(0, 2)).toEqual(['Asha', 'Chetan']);
  });

  test('never finds inactive candidates, nor those who did not accept that they are searched', async () => {
    const { manager } = portal.dataSource;
    const id = people.get('Divya')?.id as string;
    await manager.update(UserEntity, { id }, { isActive: false });
    expect(await named({ allOf: ['cnc'] })).toEqual([]);
    await manager.update(UserEntity, { id }, { isActive: true, consentVersion: '2026-11-24' });
    expect(await named({ allOf: ['cnc'] })).toEqual([]);
    await manager.update(UserEntity, { id }, { consentVersion: '2026-11-28' });
    expect(await named({ allOf: ['cnc'] })).toEqual(['Divya']);
  });

  test('finds candidates from the moment they agree until they object', async () => {
    const CHOOSE =
      'mutation ($isVisible: Boolean!) { setSearchVisibility(input: { isVisible: $isVisible }) { user { searchVisibility } } }';
    const candidate = await insertCandidate(portal, { firstName: 'Gita', consentVersion: '2026-11-24' });
    const visibility = async () =>
      (await candidate.client.ask<{ viewer: object }>('{ viewer { searchVisibility } }')).viewer;
    const choose = (isVisible: boolean) => candidate.client.ask(CHOOSE, { isVisible });
    const isFound = async () => (await named()).includes('Gita');
    expect([await visibility(), await isFound()]).toEqual([{ searchVisibility: 'NOT_ASKED' }, false]);
    await choose(true);
    expect([await visibility(), await isFound()]).toEqual([{ searchVisibility: 'VISIBLE' }, true]);
    await choose(false);
    expect([await visibility(), await isFound()]).toEqual([{ searchVisibility: 'HIDDEN' }, false]);
    await portal.dataSource.manager.delete(UserEntity, { id: candidate.id });
  });

  test('follows a changed profile, and forgets a deleted candidate', async () => {
    const candidate = await insertCandidate(portal, { firstName: 'Farhan' }, { city: 'Vapi' });
    await candidate.client.ask(SAVE_SKILLS, { skills: ['Glassblowing'] });
    await index();
    expect(await named({ allOf: ['glassblowing'] })).toEqual(['Farhan']);
    await candidate.client.ask(SAVE_SKILLS, { skills: ['Pottery'] });
    await index();
    expect([await named({ allOf: ['glassblowing'] }), await named({ allOf: ['pottery'] })]).toEqual([[], ['Farhan']]);
    await portal.dataSource.manager.delete(UserEntity, { id: candidate.id });
    await index();
    const left = await portal.dataSource.query(
      "SELECT id FROM indexed_candidate WHERE id = ? UNION ALL SELECT block FROM candidate_posting WHERE term LIKE 'potter%'",
      [candidate.id],
    );
    expect(left).toEqual([]);
    expect(await portal.dataSource.manager.existsBy(CandidateProfileEntity, { id: candidate.id })).toBe(false);
  });

  test('goes on with other resumes when one cannot be read, and reads it later', async () => {
    const resume = (word: string) => ({ name: 'cv.pdf', bytes: Uint8Array.from(resumePdf(`# A Name\n${word}`)) });
    const away = await registerCandidate(portal, { firstName: 'Hema' }, resume('Lithography'));
    const other = await registerCandidate(portal, { firstName: 'Isha' }, resume('Xylography'));
    const open = vi.spyOn(portal.container.fileStore, 'open').mockRejectedValueOnce(new Error('away'));
    await index();
    open.mockRestore();
    expect(await named({ anyOf: ['lithography', 'xylography'] })).toEqual(['Isha']);
    await portal.dataSource.query(
      'UPDATE candidate_search SET resume_due_at = UTC_TIMESTAMP(3) WHERE resume_due_at IS NOT NULL',
    );
    await index();
    expect((await named({ anyOf: ['lithography', 'xylography'] })).toSorted()).toEqual(['Hema', 'Isha']);
    for (const { id } of [away, other]) await portal.dataSource.manager.delete(UserEntity, { id });
  });

  test('keeps apart more than 256 terms, and the last of them exclude too', async () => {
    // Eight words each, two of them with a synonym group as long as there are groups.
    const ofGroups = [...groupWords()];
    const entries = Array.from({ length: 28 }, (_, entry) => {
      const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => `zq${entry}x${letter}`);
      return [...ofGroups.slice(entry * 2, entry * 2 + 2), ...others].slice(0, 8).join(' ');
    });
    const filter = { anyOf: ['fanuc', ...entries.slice(0, 9)], noneOf: [...entries.slice(9, 18), 'milling'] };
    const searched = parseFilter({ ...filter, allOf: entries.slice(18) });
    expect(termsOf([...searched.allOf, ...searched.anyOf, ...searched.noneOf]).length).toBeGreaterThan(256);
    expect(await named({ ...filter, allOf: entries.slice(18) })).toEqual([]);
    expect(await named(filter)).toEqual([]);
    expect(await named({ ...filter, noneOf: entries.slice(9, 18) })).toEqual(['Divya']);
  });

  test('takes at most six statements, also with corrections and phrases', async () => {
    const statements = new StatementListener(portal);
    const sent = await statements.during(() => find({ allOf: ['"bank reconciliation"', 'tlaly'], noneOf: ['react'] }));
    expect(sent.length).toBeLessThanOrEqual(6);
  });

  test('rejects too many or too long entries and cities, naming the field', async () => {
    const entries = Array.from({ length: 11 }, (_, word) => `word${word}`);
    const error = await admin.client.errorOf(FIND, {
      filter: { allOf: entries, anyOf: ['x'.repeat(101)], minExperience: -1, cities: entries.concat(entries) },
    });
    expect(error).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        allOf: ['Enter at most 10 words or phrases.'],
        anyOf: ['Each entry must be at most 100 characters.'],
        minExperience: ['Enter 0 to 60 years.'],
        cities: ['Choose at most 20 cities.'],
      },
    });
    expect(await admin.client.outcome(FIND, { after: 'x' })).toBe('MALFORMED');
  });
});
