import { SEARCH_CONSENT_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { createAdmin } from './builders/admin.js';
import { experience, qualification, SAVE_PROFILE, SAVE_SKILLS } from './builders/candidate.js';
import type { SentFile } from './builders/client.js';
import { resumePdf } from './builders/resume-files.js';
import { type Actor, daysFromToday, insertCandidate } from './builders/records.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, sharedPortal } from './harness.js';

const FIND = `query ($filter: CandidateSearchFilter, $orderBy: CandidateSearchOrder! = BEST_MATCH, $first: Int! = 20, $after: String) {
  findCandidates(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    nodes { id firstName jobTitle companyName city experienceMonths qualification lastActiveOn hasResume foundIn { text fields } }
    pageInfo { hasNextPage endCursor }
    totalCount
    facets { cities { value count } experiences { value count } qualifications { value count } resumes { value count } }
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
  firstName: string;
  city?: string;
  skills?: string[];
  jobRole?: string;
  years?: number;
  qualification?: string;
  resume?: string;
}

describe('the search for candidates', () => {
  let portal: Portal;
  let admin: Actor;
  let people: Map<string, Actor>;

  async function add({ firstName, city = 'Surat', skills = [], jobRole, years = 0, ...person }: Person): Promise<Actor> {
    const actor = await insertCandidate(portal, { firstName }, { city, state: 'Gujarat', experienceLevel: 'EXPERIENCED' });
    const files: Record<string, SentFile> = person.resume ? { 'input.resume': resumePdf(person.resume) } : {};
    const input = {
      version: 1,
      ...(jobRole && {
        experiences: [experience({ jobRole, companyName: 'Krishna Textiles', fromDate: daysFromToday(-years * 366), toDate: null })],
      }),
      ...(person.qualification && { educations: [qualification({ qualification: person.qualification })] }),
    };
    await (Object.keys(files).length > 0
      ? actor.client.upload(SAVE_PROFILE, { input: { ...input, resume: null } }, files)
      : actor.client.ask(SAVE_PROFILE, { input }));
    if (skills.length > 0) await actor.client.ask(SAVE_SKILLS, { skills });
    return actor;
  }

  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
  });

  test('compiles', () => expect(SEARCH_CONSENT_VERSION).toBe('2026-11-28'));
  void FIND;
  void UserEntity;
  void StatementListener;
  void people;
  void add;
  void admin;
});
