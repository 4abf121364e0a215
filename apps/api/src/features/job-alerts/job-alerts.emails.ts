import { formatSalaryRange } from '@job-alert/domain/india/money';
import { JOB_ALERT_LABELS } from '@job-alert/domain/jobs/job-alert';
import { jobSearchPath } from '@job-alert/domain/search/job-search-path';
import type { OpenJob } from '../jobs/open-jobs/open-jobs.types.js';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';
import type { DueAlert } from './job-alerts.read-model.js';

/** This parameter attributes the visit to a job alert. */
const fromAlert = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}src=alert`;

/** New jobs since the last email of an alert. */
export interface NewOpenings {
  jobs: readonly OpenJob[];
  total: number;
}

export function jobAlertEmail(
  brand: Brand,
  { name, firstName, frequency, filter }: Pick<DueAlert, 'name' | 'firstName' | 'frequency' | 'filter'>,
  { jobs, total }: NewOpenings,
  stopUrl: string,
): EmailContent {
  const openings = `${total} new ${total === 1 ? 'opening' : 'openings'}`;
  const more = total - jobs.length;
  return {
    subject: `${openings}: ${name}`,
    preview: 'See who is hiring now, before the deadlines pass.',
    heading: `${openings} for “${name}”`,
    paragraphs: [
      `Hello ${firstName},`,
      `${openings} ${total === 1 ? 'matches' : 'match'} your job alert${more > 0 ? `. These are the latest ${jobs.length}` : ''}.`,
    ],
    facts: jobs.map(({ companyName, title, city, path, ...job }) => [
      companyName,
      `${title}, ${city || 'anywhere'}, ${formatSalaryRange(job)}`,
      brand.url + fromAlert(path),
    ]),
    button: { label: 'See all openings', url: brand.url + fromAlert(jobSearchPath(filter)) },
    note: `You get this email because of your job alert “${name}” (${JOB_ALERT_LABELS[frequency].toLowerCase()}).`,
    noteLink: { label: 'Stop this alert', url: stopUrl },
  };
}
