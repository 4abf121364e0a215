import { confirmationEndedSince } from '@job-alert/domain/accounts/search-visibility';
import { REAPPLY_DAYS } from '@job-alert/domain/applications/reapply';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { isPhraseAt, type SearchPhrase } from '@job-alert/domain/search/candidate-search';
import { REJECTED_DAYS } from '@job-alert/domain/sourcing/job-invitation';
import { fittingKeys } from '@job-alert/domain/search/skill-fit';
import type { LeftOutReason } from '@job-alert/domain/search/suggestion-texts';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import { notFound } from '../../platform/errors.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { checkId } from '../../platform/ids.js';
import type { OpenJobsReadModel } from '../jobs/open-jobs/open-jobs.read-model.js';
import type { OpenJob } from '../jobs/open-jobs/open-jobs.types.js';
import type { Hits } from './candidate-matches.rules.js';
import type { CandidatePoolReadModel } from './candidate-pool.read-model.js';
import type { CandidatePool } from './candidate-pool.rules.js';
import type { CandidateTermsReadModel, OwnTerm } from './candidate-terms.read-model.js';
import { findInPool, fitsOf, phrasesOf, type SkillReasons, skillsOf } from './job-fit.rules.js';
import { countReasons, type JobSuggestions, MAX_SUGGESTED_JOBS } from './suggested-candidates.types.js';
import { jobsToCompare } from './suggested-jobs.rules.js';

const DAY = 24 * 60 * 60_000;
/** The titles of a candidate's last jobs by which jobs are looked up. */
const MAX_TITLES = 3;

const WORDS = `(SELECT 'SKILL' AS kind, name AS text FROM candidate_skill WHERE candidate_id = ? ORDER BY position)
  UNION ALL (SELECT 'TITLE', COALESCE(last_designation, job_role) FROM candidate_experience WHERE candidate_id = ?
    ORDER BY to_date IS NULL DESC, to_date DESC, position LIMIT ${MAX_TITLES})`;
const leftOutSql = (ids: readonly string[]) => `SELECT job_id AS id, 'INVITED' AS reason FROM job_invitation
    WHERE candidate_id = ? AND job_id IN (${placeholders(ids)})
  UNION ALL SELECT j.id, 'APPLIED' FROM application a JOIN job j ON j.company_id = a.company_id
    WHERE a.candidate_id = ? AND a.applied_at > ? AND j.id IN (${placeholders(ids)})
  UNION ALL SELECT j.id, 'REJECTED' FROM application a JOIN job j ON j.company_id = a.company_id
    WHERE a.candidate_id = ? AND a.approved_status = 'REJECTED' AND a.status_updated_at > ? AND j.id IN (${placeholders(ids)})`;

/** The columns that are compared. */
const COMPARED = ['title', 'preferredSkills', 'minExperience', 'maxExperience', 'city', 'salaryMax', 'workMode'];

interface ComparedFit extends SkillReasons {
  job: OpenJob;
  fit: number;
}

interface Deps {
  reader: SqlReader;
  clock: Clock;
  pools: CandidatePoolReadModel;
  index: CandidateTermsReadModel;
  openJobs: OpenJobsReadModel;
}

/** Ranks the open jobs by their fit for a candidate, as `SuggestedCandidatesReadModel` ranks candidates. At most six statements. */
export class SuggestedJobsReadModel {
  constructor(private readonly deps: Deps) {}

  /** `paths` are the selected paths below `nodes.job`. */
  async forCandidate(candidateId: string, paths: readonly string[]): Promise<JobSuggestions> {
    const { reader, pools, clock } = this.deps;
    const pool = await pools.one(checkId(candidateId, 'Candidate'));
    const now = clock.now();
    if (pool.size === 0) {
      if (!(await reader.row("SELECT id FROM user WHERE id = ? AND type = 'CANDIDATE'", [candidateId])))
        throw notFound('Candidate');
      return noneBecause('NOT_FINDABLE');
    }
    if (pool.isNotLooking(0)) return noneBecause('NOT_LOOKING');
    if (!pool.hasConfirmedAfter(0, confirmationEndedSince(now))) return noneBecause('UNCONFIRMED');
    const fitting = await this.compare(candidateId, pool, paths);
    const leftOut = await this.leftOut(
      candidateId,
      fitting.map(({ job }) => job.id),
      now,
    );
    return {
      nodes: fitting.filter(({ job }) => !leftOut.has(job.id)).slice(0, MAX_SUGGESTED_JOBS),
      leftOut: countReasons([...leftOut.values()]),
      notSuggestedReason: null,
    };
  }

  /** Returns the jobs that fit, best first. */
  private async compare(candidateId: string, pool: CandidatePool, paths: readonly string[]): Promise<ComparedFit[]> {
    const { reader, index, openJobs, clock } = this.deps;
    const words = await reader.rows<{ kind: 'SKILL' | 'TITLE'; text: string }>(WORDS, [candidateId, candidateId]);
    const textsOf = (wanted: string) => words.flatMap(({ kind, text }) => (kind === wanted ? [text] : []));
    const statement = jobsToCompare(fittingKeys(textsOf('SKILL')), textsOf('TITLE'), todayInIndia(clock.now()));
    if (statement === null) return [];
    const ids = await reader.rows<{ id: string }>(statement.sql, statement.values);
    const selected = new Set([...COMPARED, ...paths].map((path) => `nodes.${path}`));
    const jobs = await openJobs.listed(
      ids.map(({ id }) => id),
      selected,
    );
    const terms = await index.ofCandidate(candidateId);
    return [...jobs.values()]
      .map((job) => compareJob(job, terms, pool))
      .filter(({ fit }) => fit > 0)
      .toSorted((a, b) => b.fit - a.fit || Number(b.job.id) - Number(a.job.id));
  }

  private async leftOut(
    candidateId: string,
    ids: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, LeftOutReason>> {
    if (ids.length === 0) return new Map();
    const since = (days: number) => new Date(now.getTime() - days * DAY);
    const rows = await this.deps.reader.rows<{ id: string; reason: LeftOutReason }>(leftOutSql(ids), [
      candidateId,
      ...ids,
      candidateId,
      since(REAPPLY_DAYS),
      ...ids,
      candidateId,
      since(REJECTED_DAYS),
      ...ids,
    ]);
    return new Map(rows.map(({ id, reason }) => [id, reason]));
  }
}

/** Compares a job with the pool of one candidate. */
function compareJob(job: OpenJob, own: readonly OwnTerm[], pool: CandidatePool): ComparedFit {
  const entries = phrasesOf(job);
  const phrases = findInPool(entries, ownHits(own, entries.skills), pool.size);
  return { job, fit: Math.round(fitsOf(job, phrases, pool)[0] ?? 0), ...skillsOf(phrases, 0) };
}

function ownHits(own: readonly OwnTerm[], skills: readonly SearchPhrase[]): Hits {
  const positions = new Map(own.map(([term, , ...ofTerm]) => [term, ofTerm]));
  const isAt = ({ parts }: SearchPhrase) =>
    isPhraseAt(parts.flatMap(({ terms }) => terms.map((term) => positions.get(term) ?? [])));
  return {
    terms: new Map(own.map(([term, fields]) => [term, Uint8Array.of(fields)])),
    phrases: new Map(
      skills.filter(({ isExact }) => isExact).map((phrase) => [phrase, Uint8Array.of(Number(isAt(phrase)))]),
    ),
  };
}

const noneBecause = (notSuggestedReason: LeftOutReason): JobSuggestions => ({
  nodes: [],
  leftOut: [],
  notSuggestedReason,
});
