import { JOB_ALERT_FREQUENCIES, JOB_ALERT_LABELS } from '@job-alert/domain/jobs/job-alert';
import { describeSearch, parseSearchParams } from '../job-search/job-search-params';

/** How soon alerts are mailed, to choose from. */
export const FREQUENCIES = JOB_ALERT_FREQUENCIES.map((value) => ({ value, label: JOB_ALERT_LABELS[value] }));

/** A search in words, by the query of its address. */
export const describeSearchQuery = (query: string): string =>
  describeSearch(parseSearchParams(new URLSearchParams(query)));
