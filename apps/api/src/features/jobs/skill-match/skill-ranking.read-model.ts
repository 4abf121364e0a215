import { fittingKeys } from '@job-alert/domain/search/skill-fit';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import type { RequestContext } from '../../../platform/context.js';
import { checkPage, mapPage, type Page, toPage } from '../../../platform/lists/page.js';
import { isCandidate, requireCandidate } from '../../../platform/viewer.js';
import type { ProfileEntriesReadModel } from '../../candidates/profile-entries.read-model.js';
import type { OpenJobsReadModel } from '../open-jobs/open-jobs.read-model.js';
import { MAX_RANKED_JOBS, type OpenJob, type OpenJobsArgs, type OpenJobsFilter } from '../open-jobs/open-jobs.types.js';
import {
  compareRanks,
  decodeRank,
  encodeRank,
  jobIdsSubquery,
  newestJobsWithSkills,
  type Rank,
  type RawRank,
  rankingStatement,
  toRank,
} from './skill-ranking.rules.js';

/** The default list is read only for the ids of its jobs. */
const IDS: ReadonlySet<string> = new Set();

interface Deps {
  reader: SqlReader;
  clock: Clock;
  openJobs: OpenJobsReadModel;
  profileEntries: Pick<ProfileEntriesReadModel, 'findSkills'>;
}

/** Open jobs ordered by the candidate's skill match, out of a bounded number (decision 0078). */
export class SkillRankingReadModel {
  constructor(private readonly deps: Deps) {}

  /** Returns one page. `paths` are the selected paths below `openJobs`. */
  async page(context: RequestContext, args: OpenJobsArgs, paths: ReadonlySet<string>): Promise<Page<OpenJob>> {
    const { openJobs, clock } = this.deps;
    const { viewer, maxPageSize } = context;
    const { first, offset } = checkPage(args, maxPageSize);
    const skills = isCandidate(viewer)
      ? fittingKeys(await this.deps.profileEntries.findSkills(context, requireCandidate(viewer).id))
      : [];
    if (skills.length === 0) return openJobs.page({ ...args, orderBy: null }, paths, maxPageSize);
    const filter = args.filter ?? {};
    const newest = hasFilter(filter)
      ? []
      : await this.ranked(newestJobsWithSkills(skills, todayInIndia(clock.now())), skills);
    // If too few jobs have one of the skills, fill up with the first jobs of the default list.
    const take = newest.length === MAX_RANKED_JOBS ? 1 : MAX_RANKED_JOBS;
    const defaultPage = await openJobs.page({ first: take, filter }, IDS, take);
    const ranks =
      newest.length === MAX_RANKED_JOBS ? newest : await this.rankedTogether(newest, defaultPage.nodes, skills);
    const [ordered, sign] = args.orderBy?.direction === 'ASC' ? [ranks.toReversed(), -1] : [ranks, 1];
    const last = args.after == null ? null : decodeRank(args.after);
    const following = last === null ? ordered : ordered.filter((rank) => sign * compareRanks(rank, last) > 0);
    const pageRanks = following.slice(offset, offset + first + 1);
    const jobs = await openJobs.listed(
      pageRanks.map(({ id }) => id),
      paths,
    );
    const rows = pageRanks.flatMap((rank) => {
      const job = jobs.get(rank.id);
      return job ? [{ rank, job }] : [];
    });
    const page = toPage(rows, args, ({ rank }) => encodeRank(rank), defaultPage.totalCount);
    // The facets are looked up by the page object, so the same object must be returned.
    return Object.assign(
      defaultPage,
      mapPage(page, ({ job }) => job),
    );
  }

  private async ranked(jobs: ReturnType<typeof jobIdsSubquery>, skills: readonly string[]): Promise<Rank[]> {
    const { sql, values } = rankingStatement(skills, jobs);
    return (await this.deps.reader.rows<RawRank>(sql, values)).map(toRank);
  }

  private async rankedTogether(ranks: readonly Rank[], jobs: readonly OpenJob[], skills: readonly string[]) {
    const ids = [...new Set([...ranks, ...jobs].map(({ id }) => id))].slice(0, MAX_RANKED_JOBS);
    return ids.length === 0 ? [] : this.ranked(jobIdsSubquery(ids), skills);
  }
}

const hasFilter = (filter: OpenJobsFilter): boolean =>
  Object.values(filter).some(
    (choice) => choice != null && choice !== '' && !(Array.isArray(choice) && choice.length === 0),
  );
