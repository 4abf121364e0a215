import { confirmationEndsAt } from '@job-alert/domain/accounts/search-visibility';
import { formatDate } from '@job-alert/domain/india/calendar';
import { formatRupees } from '@job-alert/domain/india/money';
import { WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import {
  JOB_PREFERENCE_LABELS,
  NOTICE_PERIOD_LABELS,
  OPEN_TO_LABELS,
} from '@job-alert/domain/jobs/job-preference-labels';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { Brand, EmailContent } from '../../mail/email-layout.presenter.js';
import type { DueConfirmation } from './confirmations.read-model.js';

/** Asks a candidate whether the job preferences are still right. The link opens a page with the two answers. */
export function confirmationEmail(brand: Brand, due: DueConfirmation, url: string): EmailContent {
  const { firstName, expectedSalary, noticePeriod, preferredCities, workModes, openTo, confirmedAt } = due;
  return {
    subject: 'Are your job preferences still right?',
    preview: 'One press, and we go on suggesting openings to you.',
    heading: 'Are your job preferences still right?',
    paragraphs: [
      `Hello ${firstName},`,
      'We suggest openings to you by your profile. It is almost a year since you last told us what you are looking for.',
      `If we do not hear from you, we stop suggesting openings to you on ${formatDate(confirmationEndsAt(confirmedAt))}. Your account stays as it is.`,
    ],
    facts: [
      [JOB_PREFERENCE_LABELS.openTo, openTo && OPEN_TO_LABELS[openTo]],
      [JOB_PREFERENCE_LABELS.expectedSalary, expectedSalary === null ? null : `${formatRupees(expectedSalary)} a year`],
      [JOB_PREFERENCE_LABELS.noticePeriod, noticePeriod && NOTICE_PERIOD_LABELS[noticePeriod]],
      [JOB_PREFERENCE_LABELS.preferredCities, preferredCities.join(', ')],
      [JOB_PREFERENCE_LABELS.workModes, workModes.map((mode) => WORK_MODE_LABELS[mode]).join(', ')],
    ],
    button: { label: 'Confirm', url },
    note: 'Something has changed? Log in and correct it under My Profile.',
    noteLink: { label: 'My Profile', url: brand.url + DEEP_LINKS.candidateProfile },
  };
}
