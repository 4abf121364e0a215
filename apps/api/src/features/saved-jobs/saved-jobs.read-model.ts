import { todayInIndia } from '@job-alert/domain/india/calendar';
import { isDeadlinePassed } from '@job-alert/domain/jobs/open-job';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import { byTime } from '../../platform/lists/list-order.js';
import { readPage } from '../../platform/lists/list-query.js';
import { mapPage, type Page, type PageRequest } from '../../platform/lists/page.js';
import type { JobPosting } from '../jobs/job-posting.types.js';
import type { SavedJob } from './saved-jobs.types.js';

interface SavedJobRow {
  id: string;
  savedAt: Date;
  jobId: string;
  title: string;
  city: string;
  companyName: string;
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  isListed: number | string;
  deadline: string;
}

/** Includes the job's fields that the statement has already read. */
export interface PresentedSavedJob extends SavedJob {
  jobOfRow: JobPosting;
}

const COLUMNS = `s.id, s.saved_at AS savedAt, s.job_id AS jobId, j.title, j.city, j.company_name AS companyName,
  j.listed_at IS NOT NULL AS isListed, j.deadline`;
const ORDER = byTime('s.saved_at', 's.id');

export class SavedJobsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** Lists the saved jobs of a candidate, latest first. */
  async page(candidateId: string, request: PageRequest, maxPageSize: number): Promise<Page<PresentedSavedJob>> {
    const query = {
      columns: COLUMNS,
      from: 'saved_job s STRAIGHT_JOIN job j ON j.id = s.job_id',
      conditions: [{ sql: 's.candidate_id = ?', values: [candidateId] }],
      order: ORDER,
    };
    const today = todayInIndia(this.clock.now());
    const page = await readPage<SavedJobRow>(this.reader, query, request, maxPageSize);
    return mapPage(page, (row) => present(row, today));
  }
}

function present({ id, savedAt, jobId, title, city, companyName, isListed, deadline }: SavedJobRow, today: string) {
  const isOpen = Number(isListed) === 1 && !isDeadlinePassed(deadline, today);
  const __typename = isOpen ? ('OpenJob' as const) : ('ClosedJob' as const);
  return { id, savedAt, jobOfRow: { __typename, id: jobId, title, city, companyName } };
}
