import * as z from 'zod';
import { requiredLine } from '../fields/fields.js';
import { reportQuery, invalidReportParams } from './report-query.js';

/** The prefix of all secrets, so that leaked ones can be detected. */
export const REPORT_LINK_PREFIX = 'rl_';

export const MAX_REPORT_LINKS = 100;
export const REPORT_LINK_NAME_LENGTH = 100;
export const REPORT_LINK_DAYS = [30, 90, 365] as const;
/** The number of days for which links are listed after they have ended. */
export const REPORT_LINK_RETENTION_DAYS = 90;
/** Spreadsheets refresh at most once an hour; several can share a link. */
export const REPORT_LINK_READS_AN_HOUR = 120;

const QUERY_LENGTH = 500;

export const newReportLinkSchema = z.object({
  name: requiredLine('Name', REPORT_LINK_NAME_LENGTH),
  query: z
    .string()
    .max(QUERY_LENGTH, 'The filters are too long.')
    .superRefine((query, { addIssue }) => {
      const [name] = invalidReportParams(query);
      if (name !== undefined)
        addIssue({ code: 'custom', message: `The filter ${name} is unknown or has a wrong value.` });
    })
    .transform(reportQuery),
  days: z.union(
    REPORT_LINK_DAYS.map((days) => z.literal(days)),
    { error: 'Choose 30, 90 or 365 days.' },
  ),
});

export const REPORT_LINK_MESSAGES = {
  tooMany: `At most ${MAX_REPORT_LINKS} links can work at once. Revoke one first.`,
  fixedPeriod: 'This link has a period of its own.',
} as const;
