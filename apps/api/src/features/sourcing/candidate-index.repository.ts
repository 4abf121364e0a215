import { qualificationLevel } from '@job-alert/domain/candidates/qualification-level';
import { type CandidateTerm, candidateTerms } from '@job-alert/domain/search/candidate-search';
import { experienceMonths } from '@job-alert/domain/candidates/experience-match';
import type { ExperienceLevel } from '@job-alert/domain/candidates/experience-level';
import type { EntityManager } from 'typeorm';
import { CandidateSearchEntity } from '../../database/entities/candidates/candidate-search.entity.js';
import { groupBy } from '../../platform/group-by.js';

/** The number of term rows in one INSERT. */
const ROWS_PER_INSERT = 10_000;

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
  /** Indexes the candidates that have waited longest. Returns their number. Call it in a transaction. */
  async indexDue(manager: EntityManager, max: number, today: string): Promise<number> {
    const due = await manager.query<{ id: string; resume: string | null }[]>(DUE, [max]);
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const byId = <Row extends { id: string }>(rows: Row[]) => groupBy(rows, ({ id }) => id);
    const profiles = byId(await manager.query<Profile[]>(PROFILES, [ids]));
    const skills = byId(await manager.query<{ id: string; name: string }[]>(SKILLS, [ids]));
    const jobs = byId(await manager.query<Job[]>(JOBS, [ids]));
    const qualifications = byId(await manager.query<Qualification[]>(QUALIFICATIONS, [ids]));
    await manager.query('DELETE FROM candidate_term WHERE candidate_id IN (?)', [ids]);
    const rows: unknown[][] = [];
    for (const { id, resume } of due) {
      const [profile] = profiles.get(id) ?? [];
      if (!profile) continue;
      const { city, state, experienceLevel, statedYears, statedDesignation, statedCompany } = profile;
      const worked = jobs.get(id) ?? [];
      const learnt = qualifications.get(id) ?? [];
      const terms = candidateTerms({
        titles: known(
          worked.length === 0
            ? [statedDesignation]
            : worked.flatMap(({ jobRole, lastDesignation }) => [jobRole, lastDesignation]),
        ),
        skills: [
          ...(skills.get(id) ?? []).map(({ name }) => name),
          ...known([...worked, ...learnt].map((one) => one.skills)),
        ],
        qualifications: learnt.map(({ qualification }) => qualification),
        companies: [
          ...known(worked.length === 0 ? [statedCompany] : worked.map(({ companyName }) => companyName)),
          ...learnt.map(({ university }) => university),
        ],
        places: known([city, state]),
        resume: resume ?? '',
      });
      rows.push(...termRows(id, terms));
      await manager.update(
        CandidateSearchEntity,
        { candidateId: id },
        {
          dueAt: null,
          experienceMonths: experienceMonths({ experienceLevel, experiences: worked }, statedYears, today),
          qualification: qualificationLevel(learnt.map(({ qualification }) => qualification)),
        },
      );
    }
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
      await manager.query('INSERT INTO candidate_term (candidate_id, term, fields, positions) VALUES ?', [
        rows.slice(from, from + ROWS_PER_INSERT),
      ]);
    return due.length;
  }
}

const termRows = (id: string, terms: ReadonlyMap<string, CandidateTerm>): unknown[][] =>
  [...terms].map(([term, { fields, positions }]) => [id, term, fields, positions.join(' ')]);
