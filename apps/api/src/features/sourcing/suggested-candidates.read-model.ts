import { confirmationEndedSince } from '@job-alert/domain/accounts/search-visibility';
import { REAPPLY_DAYS } from '@job-alert/domain/applications/reapply';
import { REJECTED_DAYS } from '@job-alert/domain/sourcing/job-invitation';
import type { LeftOutReason } from '@job-alert/domain/search/suggestion-texts';
import { parseList, type SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import { notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import type { CandidatePoolReadModel } from './candidate-pool.read-model.js';
import type { CandidatePool } from './candidate-pool.rules.js';
import { hitsOf } from './candidate-postings.rules.js';
import type { CandidateRowsReadModel } from './candidate-rows.read-model.js';
import { termsOf } from './candidate-search.rules.js';
import type { CandidateTermsReadModel } from './candidate-terms.read-model.js';
import { type ComparedJob, findInPool, fitsOf, type JobPhrases, phrasesOf, skillsOf } from './job-fit.rules.js';
import {
  type CandidateSuggestions,
  countReasons,
  MAX_SUGGESTIONS,
  type SuggestedCandidate,
} from './suggested-candidates.types.js';

const DAY = 24 * 60 * 60_000;

const JOB = `SELECT title, preferred_skills AS preferredSkills, min_experience AS minExperience, max_experience AS maxExperience,
    city, salary_max AS salaryMax, work_mode AS workMode, company_id AS companyId FROM job WHERE id = ?`;
/** Invitations and applications that prevent a suggestion. A candidate with several counts with the last of these reasons. */
const LEFT_OUT = `SELECT candidate_id AS id, 'INVITED' AS reason FROM job_invitation WHERE job_id = ?
  UNION ALL SELECT candidate_id, 'APPLIED' FROM application WHERE company_id = ? AND applied_at > ?
  UNION ALL SELECT candidate_id, 'REJECTED' FROM application
  WHERE company_id = ? AND approved_status = 'REJECTED' AND status_updated_at > ?`;

interface Job extends ComparedJob {
  companyId: string;
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
    const read = await reader.row<Omit<Job, 'preferredSkills'> & { preferredSkills: string }>(JOB, [
      checkId(jobId, 'Job'),
    ]);
    if (!read) throw notFound('Job');
    const job: Job = { ...read, preferredSkills: parseList<string>(read.preferredSkills) };
    const pool = await pools.current();
    const phrases = await this.findPhrases(job, pool);
    const fits = fitsOf(job, phrases, pool);
    const endedSince = confirmationEndedSince(this.deps.clock.now());
    const reasons = await this.leftOut(jobId, job.companyId, pool);
    const suggested: number[] = [];
    const leftOut: LeftOutReason[] = [];
    for (let row = 0; row < pool.size; row += 1) {
      if (fits[row] === 0) continue;
      const reason = reasons.get(row) ?? reasonOf(pool, row, endedSince);
      if (reason === null) suggested.push(row);
      else leftOut.push(reason);
    }
    const best = pool.order(suggested, (row) => Math.round((fits[row] ?? 0) * 10), { from: 0, to: MAX_SUGGESTIONS });
    const candidates = await rows.inOrder(best.map((row) => pool.ids[row] ?? ''));
    return {
      nodes: candidates.map((candidate): SuggestedCandidate => {
        const row = pool.rowOf(Number(candidate.id)) ?? 0;
        return { ...candidate, fit: Math.round(fits[row] ?? 0), ...skillsOf(phrases, row) };
      }),
      totalCount: suggested.length,
      leftOut: countReasons(leftOut),
    };
  }

  private async findPhrases(job: Job, pool: CandidatePool): Promise<JobPhrases> {
    const { index } = this.deps;
    const { skills, title } = phrasesOf(job);
    const phrases = [...skills, title];
    const hits = hitsOf(phrases, await index.postings(termsOf(phrases)), pool);
    return findInPool({ skills, title }, hits, pool.size);
  }

  private async leftOut(jobId: string, companyId: string, pool: CandidatePool): Promise<Map<number, LeftOutReason>> {
    const now = this.deps.clock.now().getTime();
    const since = (days: number) => new Date(now - days * DAY);
    const found = await this.deps.reader.rows<{ id: string; reason: LeftOutReason }>(LEFT_OUT, [
      jobId,
      companyId,
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

/** Returns why a candidate does not want suggestions, or null. */
function reasonOf(pool: CandidatePool, row: number, confirmedSince: Date): LeftOutReason | null {
  if (pool.isNotLooking(row)) return 'NOT_LOOKING';
  return pool.hasConfirmedAfter(row, confirmedSince) ? null : 'UNCONFIRMED';
}
