import { JOB_ALERT_FREQUENCIES, JOB_ALERT_LABELS } from '@job-alert/domain/jobs/job-alert';
import { describeSearch, parseSearchParams } from '../job-search/job-search-params';

/** The options for the frequency of alert emails. */
export const FREQUENCIES = JOB_ALERT_FREQUENCIES.map((value) => ({ value, label: JOB_ALERT_LABELS[value] }));

/** Returns the search of a URL query in words. */
export const describeSearchQuery = (query: string): string =>
  describeSearch(parseSearchParams(new URLSearchParams(query)));
