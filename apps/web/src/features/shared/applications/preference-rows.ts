import { formatRupees } from '@job-alert/domain/india/money';
import {
  JOB_PREFERENCE_LABELS,
  NOTICE_PERIOD_LABELS,
  type NoticePeriod,
} from '@job-alert/domain/jobs/job-preference-labels';

interface Preferences {
  /** Rupees a year. */
  expectedSalary: number | null;
  noticePeriod: NoticePeriod | null;
}

/** Returns the given preferences with their labels. */
export const preferenceRowsOf = ({ expectedSalary, noticePeriod }: Preferences): [label: string, text: string][] => [
  ...(expectedSalary === null
    ? []
    : [[JOB_PREFERENCE_LABELS.expectedSalary, `${formatRupees(expectedSalary)} a year`] as [string, string]]),
  ...(noticePeriod === null
    ? []
    : [[JOB_PREFERENCE_LABELS.noticePeriod, NOTICE_PERIOD_LABELS[noticePeriod]] as [string, string]]),
];
