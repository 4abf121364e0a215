import { VISIT_SOURCES } from '@job-alert/domain/reports/visit-source';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AuthenticationService } from '../../features/api-clients/authentication.service.js';
import type { ListExportsService } from '../../features/exports/list-exports.service.js';
import type { ReportFeedsService } from '../../features/reporting/report-feeds.service.js';
import { CSV_TYPE } from '../../platform/csv.js';
import { choice, date, readQuery, recordId, text, withQueryErrors } from '../../platform/http/query-parameters.js';
import { COMPANY_PARAMETERS } from './company-parameters.js';
import { getRequestContext } from '../http/request-context.js';

/** The cost of an export, which reads all rows of a list page by page. */
const TABLE_COST = 1_000;

interface TableRequest {
  Params: { name: string };
}

export const REPORT_PARAMETERS = {
  from: date('The first day.'),
  to: date('The last day.'),
  ...COMPANY_PARAMETERS,
  jobId: recordId('The id of a job.'),
  industry: text('Industry.'),
  city: text('City.'),
  source: choice('Where visits and applications came from.', VISIT_SOURCES),
};

/** CSV exports: the reports, and the lists of administrators and employers. All require an Authorization header. */
export function csvRoutes(
  app: FastifyInstance,
  viewers: AuthenticationService,
  feeds: ReportFeedsService,
  exports: ListExportsService,
): void {
  app.get<TableRequest>('/feeds/reports/:name.csv', { config: { cost: TABLE_COST } }, async (request, reply) => {
    const { name } = request.params;
    const filter = Object.fromEntries(readQuery(request.query, REPORT_PARAMETERS));
    const context = await getRequestContext(request, viewers);
    return sendCsv(reply, name, await withQueryErrors(() => feeds.open(context, name, filter)));
  });
  app.route<TableRequest>({
    method: ['GET', 'HEAD'],
    url: '/exports/:name.csv',
    config: { cost: TABLE_COST },
    handler: async (request, reply) => {
      const { name } = request.params;
      const context = await getRequestContext(request, viewers);
      const isRead = request.method === 'GET';
      const rows = await withQueryErrors(async () =>
        isRead ? exports.open(context, name, request.query) : exports.check(context, name, request.query),
      );
      return sendCsv(reply, name, rows ?? undefined);
    },
  });
}

function sendCsv(reply: FastifyReply, name: string, rows?: NodeJS.ReadableStream): FastifyReply {
  return reply
    .headers({
      'content-type': CSV_TYPE,
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    })
    .send(rows);
}
