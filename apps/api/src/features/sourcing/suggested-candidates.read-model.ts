import { confirmationEndedSince } from '@job-alert/domain/accounts/search-visibility';
import { REAPPLY_DAYS } from '@job-alert/domain/applications/reapply';
import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import { candidateFit, type JobRequirements } from '@job-alert/domain/search/candidate-fit';
import {
  isInProfile,
  parseSearchPhrase,
  type SearchPhrase,
  skillPhrase,
} from '@job-alert/domain/search/candidate-search';
import { placeKey } from '@job-alert/domain/search/place-names';
import { skillKeys } from '@job-alert/domain/search/skill-fit';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import { checkId } from '../../platform/ids.js';
import { notFound } from '../../platform/errors.js';
import { phraseBits, titleShare } from './candidate-matches.rules.js';
import type { CandidatePool } from './candidate-pool.rules.js';
import type { CandidatePoolReadModel } from './candidate-pool.read-model.js';
import type { CandidateRowsReadModel } from './candidate-rows.read-model.js';
import { termsOf } from './candidate-search.rules.js';
import type { CandidateTermsReadModel } from './candidate-terms.read-model.js';
import {
  type CandidateSuggestions,
  type LeftOutReason,
  MAX_SUGGESTIONS,
  type SuggestedCandidate,
} from './suggested-candidates.types.js';

const DAY = 24 * 60 * 60_000;
/** After a rejection, a company is not shown the same person for half a year. */
const REJECTED_DAYS = 183;
const REMOTE_MODES: readonly WorkMode[] = ['REMOTE', 'WORK_FROM_HOME'];

const JOB = `SELECT title, preferred_skills AS preferredSkills, min_experience AS minExperience, max_experience AS maxExperience,
    city, salary_max AS salaryMax, work_mode AS workMode, company_id AS companyId FROM job WHERE id = ?`;
/** An application that prevents a suggestion. A candidate with both counts as rejected. */
const LEFT_OUT = `SELECT candidate_id AS id, 'APPLIED' AS reason FROM application WHERE job_id = ? AND applied_at > ?
  UNION ALL SELECT candidate_id, 'REJECTED' FROM application
  WHERE company_id = ? AND approved_status = 'REJECTED' AND status_updated_at > ?`;

interface Job extends Omit<JobRequirements, 'skills'> {
  city: string;
  salaryMax: number | string;
  title: string;
  preferredSkills: string;
  workMode: WorkMode;
  companyId: string;
}

/** The phrases of a job and where the candidates of the pool have them. */
interface JobPhrases {
  skills: readonly SearchPhrase[];
  /** The fields with each skill, by row. */
  skillBits: readonly Uint8Array[];
  /** From 0 to 1 by row: how much of the title the candidate has. */
  title: Float32Array;
}

interface Deps {
  reader: SqlReader;
  clock: Clock;
  pools: CandidatePoolReadModel;
  index: CandidateTermsReadModel;
  rows: CandidateRowsReadModel;
}

/** Ranks the candidates who can be found by their fit for a job. A page needs at most six statements. */
export class SuggestedCandidatesReadModel {
  constructor(private readonly deps: Deps) {}

  async forJob(jobId: string): Promise<CandidateSuggestions> {
    const { reader, pools, rows } = this.deps;
    const job = await reader.row<Job>(JOB, [checkId(jobId, 'Job')]);
    if (!job) throw notFound('Job');
    const pool = await pools.current();
    const phrases = await this.findPhrases(job, pool);
    const fits = fitsOf(job, phrases, pool);
    const fitting = fits.flatMap((fit, row) => (fit > 0 ? [row] : []));
    const endedSince = confirmationEndedSince(this.deps.clock.now());
    const leftOut = new Map<number, LeftOutReason>([
      ...fitting.flatMap((row) => (pool.hasConfirmedAfter(row, endedSince) ? [] : [[row, 'UNCONFIRMED'] as const])),
      ...fitting.flatMap((row) => (pool.isNotLooking(row) ? [[row, 'NOT_LOOKING'] as const] : [])),
      ...(await this.leftOut(jobId, job.companyId, pool)),
    ]);
    const suggested = fitting.filter((row) => !leftOut.has(row));
    const best = pool.order(suggested, (row) => Math.round((fits[row] ?? 0) * 10)).slice(0, MAX_SUGGESTIONS);
    const candidates = await rows.inOrder(best.map((row) => pool.ids[row] ?? ''));
    return {
      nodes: candidates.map((candidate): SuggestedCandidate => {
        const row = pool.rowOf(Number(candidate.id)) ?? 0;
        return { ...candidate, fit: Math.round(fits[row] ?? 0), ...skillsOf(phrases, row) };
      }),
      totalCount: suggested.length,
      leftOut: countReasons(fitting.flatMap((row) => leftOut.get(row) ?? [])),
    };
  }

  private async findPhrases(job: Job, pool: CandidatePool): Promise<JobPhrases> {
    const { index } = this.deps;
    const skills = distinctSkills(JSON.parse(job.preferredSkills) as string[]).map(skillPhrase);
    const title = parseSearchPhrase(job.title)?.parts ?? [];
    const titlePhrase: SearchPhrase = { text: job.title, parts: title, isExact: false };
    const terms = await index.hits(termsOf([...skills, titlePhrase]), pool);
    const exact = skills.filter(({ isExact }) => isExact);
    const hits = await index.phraseHits(exact, pool);
    const exactHits = new Map(exact.map((phrase, position) => [phrase, hits[position] ?? new Uint8Array()]));
    return {
      skills,
      skillBits: skills.map((phrase) => phraseBits(phrase, { terms, phrases: exactHits }, pool.size)),
      title: titleShare(title, terms, pool.size),
    };
  }

  private async leftOut(jobId: string, companyId: string, pool: CandidatePool): Promise<Map<number, LeftOutReason>> {
    const now = this.deps.clock.now().getTime();
    const since = (days: number) => new Date(now - days * DAY);
    const found = await this.deps.reader.rows<{ id: string; reason: LeftOutReason }>(LEFT_OUT, [
      jobId,
      since(REAPPLY_DAYS),
      companyId,
      since(REJECTED_DAYS),
    ]);
    return new Map(
      found.flatMap(({ id, reason }) => {
        const row = pool.rowOf(Number(id));
        return row === undefined ? [] : [[row, reason] as const];
      }),
    );
  }
}

/** Removes other names of the same skill. */
function distinctSkills(skills: readonly string[]): string[] {
  const keys = new Set<string>();
  return skills.filter((skill) => {
    const [key] = skillKeys([skill]);
    if (key === undefined || keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

/** Returns the fit of each row. */
function fitsOf(job: Job, { skills, skillBits, title }: JobPhrases, pool: CandidatePool): number[] {
  const requirements = { ...job, skills: skills.length };
  const isRemote = REMOTE_MODES.includes(job.workMode);
  const place = placeKey(job.city);
  const isThere = (city: string) => placeKey(city) === place;
  const isNear = pool.cities.spellings.map((city) => isRemote || (city === '' ? null : isThere(city)));
  const budget = Number(job.salaryMax);
  return Array.from({ length: pool.size }, (_, row) => {
    let profileSkills = 0;
    let resumeSkills = 0;
    for (const bits of skillBits) {
      const fields = bits[row] ?? 0;
      if (fields === 0) continue;
      if (isInProfile(fields)) profileSkills += 1;
      else resumeSkills += 1;
    }
    return candidateFit(requirements, {
      profileSkills,
      resumeSkills,
      title: title[row] ?? 0,
      experienceMonths: pool.monthsOf(row),
      isNear: pool.preferredCities[row]?.some(isThere) || (isNear[pool.cities.column.codes[row] ?? 0] ?? null),
      isPaidEnough: isAtMost(pool.salaryOf(row), budget),
    });
  });
}

const isAtMost = (salary: number | null, budget: number): boolean | null => (salary === null ? null : salary <= budget);

function skillsOf(
  { skills, skillBits }: JobPhrases,
  row: number,
): Pick<SuggestedCandidate, 'profileSkills' | 'resumeSkills' | 'missingSkills'> {
  const found = skills.map(({ text }, position) => ({ text, fields: skillBits[position]?.[row] ?? 0 }));
  const texts = (isWanted: (fields: number) => boolean) =>
    found.flatMap(({ text, fields }) => (isWanted(fields) ? [text] : []));
  return {
    profileSkills: texts(isInProfile),
    resumeSkills: texts((fields) => fields !== 0 && !isInProfile(fields)),
    missingSkills: texts((fields) => fields === 0),
  };
}

const REASONS: readonly LeftOutReason[] = ['APPLIED', 'REJECTED', 'NOT_LOOKING', 'UNCONFIRMED'];

const countReasons = (reasons: readonly LeftOutReason[]): CandidateSuggestions['leftOut'] =>
  REASONS.map((reason) => ({ reason, count: reasons.filter((one) => one === reason).length })).filter(
    ({ count }) => count > 0,
  );
