import { setImmediate as nextTurn } from 'node:timers/promises';
import { qualificationLevel } from '@job-alert/domain/candidates/qualification-level';
import { type CandidateTerm, candidateTerms, type SearchedCandidate } from '@job-alert/domain/search/candidate-search';
import { experienceMonths } from '@job-alert/domain/candidates/experience-match';
import type { ExperienceLevel } from '@job-alert/domain/candidates/experience-level';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../../platform/group-by.js';
import type { CandidatePostingsRepository } from './candidate-postings.repository.js';
import type { OwnTerm } from './candidate-terms.read-model.js';

type CandidateTerms = ReadonlyMap<string, CandidateTerm>;

/** Locks no profile: a save locks its profile first and then marks the candidate here. */
const DUE = `SELECT candidate_id AS id, resume_text AS resume FROM candidate_search
  WHERE due_at IS NOT NULL ORDER BY due_at, candidate_id LIMIT ? FOR UPDATE`;
const PROFILES = `SELECT id, city, state, experience_level AS experienceLevel, stated_experience_years AS statedYears,
    stated_designation AS statedDesignation, stated_company AS statedCompany
  FROM candidate_profile WHERE id IN (?)`;
const SKILLS =
  'SELECT candidate_id AS id, name FROM candidate_skill WHERE candidate_id IN (?) ORDER BY candidate_id, position';
const JOBS = `SELECT candidate_id AS id, company_name AS companyName, job_role AS jobRole, last_designation AS lastDesignation,
  from_date AS fromDate, to_date AS toDate, skills FROM candidate_experience WHERE candidate_id IN (?) ORDER BY candidate_id, position`;
const QUALIFICATIONS = `SELECT candidate_id AS id, qualification, university, skills FROM candidate_education
  WHERE candidate_id IN (?) ORDER BY candidate_id, position`;

const INDEXED = 'SELECT id, terms FROM indexed_candidate WHERE id IN (?)';
/** Candidates whose words are still in the index after their deletion. */
const DELETED = 'SELECT id, terms FROM indexed_candidate WHERE candidate_id IS NULL LIMIT ? FOR UPDATE';
const SAVE_TERMS = `INSERT INTO indexed_candidate (id, candidate_id, terms) VALUES ?
  ON DUPLICATE KEY UPDATE candidate_id = VALUES(candidate_id), terms = VALUES(terms)`;
const SAVE_FACTS = `INSERT INTO candidate_search (candidate_id, experience_months, qualification) VALUES ?
  ON DUPLICATE KEY UPDATE due_at = NULL, experience_months = VALUES(experience_months), qualification = VALUES(qualification)`;

interface Due {
  id: string;
  resume: string | null;
}

interface Indexed {
  id: string;
  /** A JSON list of `OwnTerm`. */
  terms: string;
}

interface Profile {
  id: string;
  city: string | null;
  state: string | null;
  experienceLevel: ExperienceLevel;
  statedYears: number | null;
  statedDesignation: string | null;
  statedCompany: string | null;
}

interface Job {
  id: string;
  companyName: string;
  jobRole: string;
  lastDesignation: string | null;
  fromDate: string;
  toDate: string | null;
  skills: string | null;
}

interface Qualification {
  id: string;
  qualification: string;
  university: string;
  skills: string | null;
}

const known = (texts: readonly (string | null)[]): string[] => texts.filter((text) => text !== null);

/** Writes the search index of candidates. */
export class CandidateIndexRepository {
  constructor(private readonly postings: CandidatePostingsRepository) {}

  /**
   * Indexes the candidates that have waited longest, and removes the words of deleted ones. Returns the number of both. Call it in a
   * transaction.
   */
  async indexDue(manager: EntityManager, max: number, today: string): Promise<number> {
    const due = await manager.query<Due[]>(DUE, [max]);
    const deleted = await manager.query<Indexed[]>(DELETED, [max]);
    if (due.length + deleted.length === 0) return 0;
    const terms = due.length > 0 ? await this.indexProfiles(manager, due, today) : new Map<string, CandidateTerms>();
    const indexed = terms.size > 0 ? await manager.query<Indexed[]>(INDEXED, [[...terms.keys()]]) : [];
    const before = new Map([...deleted, ...indexed].map((row) => [row.id, JSON.parse(row.terms) as OwnTerm[]]));
    const ids = [...new Set([...terms.keys(), ...before.keys()])];
    await this.postings.replace(
      manager,
      ids.map((id) => ({ id: Number(id), before: before.get(id) ?? [], terms: terms.get(id) ?? new Map() })),
    );
    const ended = deleted.filter(({ id }) => !terms.has(id));
    if (ended.length > 0)
      await manager.query('DELETE FROM indexed_candidate WHERE id IN (?)', [ended.map(({ id }) => id)]);
    if (terms.size > 0)
      await manager.query(SAVE_TERMS, [[...terms].map(([id, ofCandidate]) => [id, id, writeTerms(ofCandidate)])]);
    return due.length + deleted.length;
  }

  /** Returns the terms of candidates, and saves the facts that come from their profiles. */
  private async indexProfiles(
    manager: EntityManager,
    due: readonly Due[],
    today: string,
  ): Promise<Map<string, CandidateTerms>> {
    const ids = due.map(({ id }) => id);
    const byId = <Row extends { id: string }>(rows: Row[]) => groupBy(rows, ({ id }) => id);
    const profiles = byId(await manager.query<Profile[]>(PROFILES, [ids]));
    const skills = byId(await manager.query<{ id: string; name: string }[]>(SKILLS, [ids]));
    const jobs = byId(await manager.query<Job[]>(JOBS, [ids]));
    const qualifications = byId(await manager.query<Qualification[]>(QUALIFICATIONS, [ids]));
    const terms = new Map<string, CandidateTerms>();
    const facts: unknown[][] = [];
    for (const { id, resume } of due) {
      const [profile] = profiles.get(id) ?? [];
      if (!profile) continue;
      const worked = jobs.get(id) ?? [];
      const learnt = qualifications.get(id) ?? [];
      const named = (skills.get(id) ?? []).map(({ name }) => name);
      // A resume takes about two milliseconds, after which requests have their turn.
      await nextTurn();
      terms.set(id, candidateTerms(searchedTexts({ profile, worked, learnt, skills: named, resume })));
      facts.push([
        id,
        experienceMonths({ experienceLevel: profile.experienceLevel, experiences: worked }, profile.statedYears, today),
        qualificationLevel(learnt.map(({ qualification }) => qualification)),
      ]);
    }
    if (facts.length > 0) await manager.query(SAVE_FACTS, [facts]);
    return terms;
  }
}

interface Texts {
  profile: Profile;
  worked: readonly Job[];
  learnt: readonly Qualification[];
  skills: readonly string[];
  resume: string | null;
}

function searchedTexts({ profile, worked, learnt, skills, resume }: Texts): SearchedCandidate {
  const { city, state, statedDesignation, statedCompany } = profile;
  const hasWorked = worked.length > 0;
  return {
    titles: known(
      hasWorked ? worked.flatMap(({ jobRole, lastDesignation }) => [jobRole, lastDesignation]) : [statedDesignation],
    ),
    skills: [...skills, ...known([...worked, ...learnt].map((one) => one.skills))],
    qualifications: learnt.map(({ qualification }) => qualification),
    companies: [
      ...known(hasWorked ? worked.map(({ companyName }) => companyName) : [statedCompany]),
      ...learnt.map(({ university }) => university),
    ],
    places: known([city, state]),
    resume: resume ?? '',
  };
}

const writeTerms = (terms: CandidateTerms): string =>
  JSON.stringify([...terms].map(([term, { fields, positions }]): OwnTerm => [term, fields, ...positions]));
