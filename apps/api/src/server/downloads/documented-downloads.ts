import { REPORT_NAMES, reportToWire } from '@job-alert/domain/reports/reports';
import type { QueryParameters } from '../../platform/http/query-parameters.js';
import { STRING } from '../../rest/json-schema.js';
import type { Download } from '../../rest/open-api-downloads.js';
import { REPORT_PARAMETERS } from './csv-routes.js';
import { JOB_CHANGES_PARAMETERS } from './job-changes-route.js';
import { JOB_FEEDS } from './job-feeds-routes.js';

const CSV = { mediaType: 'text/csv', schema: STRING };

/** Returns the feeds and exports for the OpenAPI document. `exports` has the parameters of each list by name. */
export function documentedDownloads(exports: Readonly<Record<string, QueryParameters>>): Download[] {
  return [
    ...JOB_FEEDS,
    {
      path: '/feeds/jobs/changes.json',
      summary: 'Jobs that were opened, changed or closed since the last request.',
      needsToken: false,
      parameters: JOB_CHANGES_PARAMETERS,
      mediaType: 'application/json',
      schema: {
        type: 'object',
        required: ['changes', 'cursor', 'hasMore'],
        properties: {
          changes: { type: 'array', items: { type: 'object' } },
          cursor: { type: ['string', 'null'] },
          hasMore: { type: 'boolean' },
        },
      },
    },
    ...REPORT_NAMES.map(reportToWire).map((name) => ({
      path: `/feeds/reports/${name}.csv`,
      summary: `The report ${name} as CSV.`,
      needsToken: true,
      parameters: REPORT_PARAMETERS,
      ...CSV,
    })),
    ...Object.entries(exports).map(([name, parameters]) => ({
      path: `/exports/${name}.csv`,
      summary: `The list ${name} as CSV.`,
      needsToken: true,
      parameters,
      ...CSV,
    })),
  ];
}
