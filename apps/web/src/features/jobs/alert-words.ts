import { JOB_ALERT_FREQUENCIES, JOB_ALERT_LABELS } from '@job-alert/domain/job-alert';
import { narrowingsOf, readOpenings } from './openings-address';

/** How soon alerts are mailed, to choose from. */
export const FREQUENCIES = JOB_ALERT_FREQUENCIES.map((value) => ({ value, label: JOB_ALERT_LABELS[value] }));

/** A search in words, by the query of its address: what narrows the list. */
export function searchInWords(query: string): string {
  const words = narrowingsOf(readOpenings(new URLSearchParams(query))).map(({ label }) => label);
  return words.join(' · ') || 'All openings';
}
