import { todayInIndia } from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApplicationEntity } from '../src/database/entities/applications/application.entity.js';
import { demoPeople } from '../src/demo/demo-people.js';
import { loadCandidates } from '../src/demo/load/load-candidates.js';
import { resumeUploads } from '../src/demo/load/demo-uploads.js';
import { createAdmin } from './builders/admin.js';
import { MovableClock } from './builders/clock.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import type { Actor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';
import jobs from './requirements/jobs.json' with { type: 'json' };
import {
  findPeople,
  fitOf,
  inOrder,
  type Person,
  personOf,
  reasonsAgainst,
  type SearchFacts,
  type SearchWords,
  type WantedJob,
} from './requirements/reference.js';
import searches from './requirements/searches.json' with { type: 'json' };

const ROW = 'firstName lastName city experienceMonths expectedSalary noticePeriod openTo';
const FIND = `query ($filter: CandidateSearchFilter, $orderBy: CandidateSearchOrder!, $page: Int) {
  findCandidates(filter: $filter, orderBy: $orderBy, first: 100, page: $page) { nodes { ${ROW} } totalCount }
}`;
const SUGGEST = `query ($jobId: ID!) {
  suggestedCandidates(jobId: $jobId) { nodes { ${ROW} fit } totalCount leftOut { reason count } }
}`;

interface Row {
  firstName: string;
  lastName: string;
  city: string;
  experienceMonths: number | null;
  expectedSalary: number | null;
  noticePeriod: string | null;
  openTo: string | null;
}

interface Search {
  name: string;
  filter: SearchFacts & Record<string, unknown>;
  words: SearchWords;
  orderBy?: 'EXPERIENCE' | 'EXPECTED_SALARY';
  total: number;
  first: string[];
  never: Record<string, string>;
}

interface Suggested extends WantedJob {
  /** Days since people applied for the job, and since the company rejected them for another one. All jobs are of one company. */
  applied?: Record<string, number>;
  rejected?: Record<string, number>;
  total: number;
  first: string[];
  never: Record<string, string>;
}

const DAY = 86_400_000;
const MAX_SUGGESTIONS = 50;
/** Recent events prevent a suggestion for so many days. */
const APPLIED_DAYS = 30;
const REJECTED_DAYS = 183;
const CONFIRMED_DAYS = 365;

const nameOf = ({ firstName, lastName }: Row) => `${firstName} ${lastName}`;
const namesOf = (people: readonly Person[]) => people.map(({ name }) => name);
const isFindable = ({ candidate }: Person) => candidate.isActive !== false && candidate.isHiddenFromSearch !== true;

describe('three hundred people around Surat', () => {
  const clock = MovableClock.atNoon();
  const today = todayInIndia(clock.now());
  const people = demoPeople(today).map((candidate, number) => personOf(candidate, today, number));
  const ids = new Map<string, string>();
  const printed: string[] = [];
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;

  beforeAll(async () => {
    portal = await startPortal({}, clock);
    const { files, fieldEncryption } = portal.container;
    const candidates = people.map(({ candidate }) => candidate);
    const loaded = await files.transaction(resumeUploads(candidates), (manager, changes) =>
      loadCandidates({ manager, files: changes, today, passwordHash: '', fieldEncryption }, candidates),
    );
    for (const { name, candidate } of people) ids.set(name, loaded.get(candidate.key)?.id ?? '');
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
  });
  afterAll(async () => {
    process.stdout.write(`${printed.join('\n')}\n`);
    await portal.stop();
  });

  /** Notes the people of a requirement who were found and missed, and compares them with those who should be. */
  function compare(name: string, found: readonly string[], wanted: readonly string[]): void {
    const missed = wanted.filter((one) => !found.includes(one));
    const wrong = found.filter((one) => !wanted.includes(one));
    printed.push(`${found.length} found, ${missed.length} missed, ${wrong.length} wrong: ${name}`);
    expect({ missed, wrong }, name).toEqual({ missed: [], wrong: [] });
    expect(found).toEqual(wanted);
  }

  /** Unknown facts are null, and known ones exact. */
  function expectFacts(rows: readonly Row[]): void {
    for (const row of rows) {
      const person = people.find(({ name }) => name === nameOf(row));
      const { expectedSalary, noticePeriod, openTo } = person?.candidate.preferences ?? {};
      expect(row).toMatchObject({ experienceMonths: person?.months, expectedSalary, noticePeriod, openTo });
    }
  }

  async function find({ filter, orderBy = 'BEST_MATCH' }: { filter: object; orderBy?: string }): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1, total = 1; rows.length < total && page < 5; page += 1) {
      const { findCandidates: found } = await admin.client.ask<{
        findCandidates: { nodes: Row[]; totalCount: number };
      }>(FIND, { filter, orderBy, page });
      rows.push(...found.nodes);
      total = found.totalCount;
    }
    return rows;
  }

  function wantedBy({ words, filter, orderBy }: Search): string[] {
    const found = findPeople(people, words, filter);
    if (orderBy === 'EXPERIENCE') return namesOf(inOrder(found, ({ months }) => months ?? -1));
    const salaryOf = ({ candidate }: Person) => candidate.preferences?.expectedSalary ?? Number.MAX_SAFE_INTEGER;
    return namesOf(orderBy === 'EXPECTED_SALARY' ? inOrder(found, (person) => -salaryOf(person)) : found);
  }

  test.each((searches as unknown as Search[]).map((search) => [search.name, search] as const))(
    'are found for %s',
    async (name, search) => {
      const { filter, words, never, total, first } = search;
      const wanted = wantedBy(search);
      expect([wanted.length, wanted.slice(0, first.length)]).toEqual([total, first]);
      const rows = await find(search);
      compare(name, rows.map(nameOf), wanted);
      expectFacts(rows);
      for (const [person, reason] of Object.entries(never))
        expect(
          people.filter((one) => one.name === person).map((one) => reasonsAgainst(one, words, filter)),
          person,
        ).toEqual([[reason]]);
    },
  );

  async function post({ applied = {}, rejected = {}, skills, title, ...job }: Suggested): Promise<string> {
    const { titleWords: _, total: __, first: ___, never: ____, ...values } = job;
    const input = { ...values, title, preferredSkills: Object.keys(skills).join(', '), salaryMin: 100_000 };
    const id = await openJob(employer, admin, input);
    await insertApplications(id, applied, 'APPLIED');
    if (Object.keys(rejected).length > 0) {
      const other = await openJob(employer, admin, { title: 'Cashier', preferredSkills: 'Counting' });
      await insertApplications(other, rejected, 'REJECTED');
    }
    return id;
  }

  const insertApplications = (jobId: string, days: Record<string, number>, status: 'APPLIED' | 'REJECTED') =>
    portal.dataSource.manager.insert(
      ApplicationEntity,
      Object.entries(days).map(([name, ago]) => ({
        jobId,
        companyId: employer.id,
        candidateId: ids.get(name) ?? '',
        status,
        proposedStatus: status,
        approvedStatus: status,
        approvalState: 'APPROVED' as const,
        appliedAt: new Date(clock.now().getTime() - ago * DAY),
        statusUpdatedAt: new Date(clock.now().getTime() - ago * DAY),
        attempt: 1,
        version: 1,
      })),
    );

  test.each((jobs as unknown as Suggested[]).map((job, index) => [`${job.title} (${index + 1})`, job, index] as const))(
    'are suggested for the job %s',
    async (title, job, index) => {
      const leftOut = (person: Person): string | null => {
        const { name, candidate } = person;
        if (earlierRejections(index).some((days) => (days[name] ?? REJECTED_DAYS) < REJECTED_DAYS)) return 'REJECTED';
        if (applicationsUntil(index).some((days) => (days[name] ?? APPLIED_DAYS) < APPLIED_DAYS)) return 'APPLIED';
        if (candidate.preferences?.openTo === 'NOT_LOOKING') return 'NOT_LOOKING';
        // The demo's people confirm their preferences when they register.
        return candidate.registeredDaysAgo >= CONFIRMED_DAYS ? 'UNCONFIRMED' : null;
      };
      const fitting = people.filter((person) => isFindable(person) && fitOf(person, job) > 0);
      const wanted = inOrder(
        fitting.filter((person) => leftOut(person) === null),
        (person) => Math.round(fitOf(person, job) * 10),
      );
      const names = namesOf(wanted.slice(0, MAX_SUGGESTIONS));
      expect([wanted.length, names.slice(0, job.first.length)]).toEqual([job.total, job.first]);
      const jobId = await post(job);
      const { suggestedCandidates: found } = await admin.client.ask<{
        suggestedCandidates: { nodes: Row[]; totalCount: number; leftOut: { reason: string; count: number }[] };
      }>(SUGGEST, { jobId });
      compare(title, found.nodes.map(nameOf), names);
      expectFacts(found.nodes);
      const counts = ['APPLIED', 'REJECTED', 'NOT_LOOKING', 'UNCONFIRMED'].map((reason) => ({
        reason,
        count: fitting.filter((person) => leftOut(person) === reason).length,
      }));
      expect([found.totalCount, found.leftOut]).toEqual([wanted.length, counts.filter(({ count }) => count > 0)]);
      for (const [name, reason] of Object.entries(job.never)) {
        const person = people.find((one) => one.name === name) as Person;
        expect(isFindable(person) ? leftOut(person) : reasonsAgainst(person, {}, {})[0], name).toBe(reason);
      }
    },
  );

  /** The company of all jobs has earlier applications, and has rejected people. */
  const jobsUntil = (index: number) => (jobs as unknown as Suggested[]).slice(0, index + 1);
  const applicationsUntil = (index: number) => jobsUntil(index).map(({ applied = {} }) => applied);
  const earlierRejections = (index: number) => jobsUntil(index).map(({ rejected = {} }) => rejected);
});
