import { isValidDate } from '@job-alert/domain/calendar';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViewersService } from '../../features/api-clients/viewers.service.js';
import type { ExportFilter } from '../../features/exports/list-exports.presenter.js';
import type { ListExportsService } from '../../features/exports/list-exports.service.js';
import type { ReportFeedsService } from '../../features/reporting/report-feeds.service.js';
import { CSV_TYPE } from '../../platform/csv.js';
import { invalidInput } from '../../platform/errors.js';
import { contextOf } from './request-context.js';

/** Points of a table: all rows of a list, read page by page. */
const TABLE = 1_000;

interface TableRequest {
  Params: { name: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/** The tables that leave as CSV: reports for reporting tools, and the lists of administrators and employers. Both need the header of a login or key. */
export function csvRoutes(
  app: FastifyInstance,
  viewers: ViewersService,
  feeds: ReportFeedsService,
  exports: ListExportsService,
): void {
  app.get<TableRequest>('/feeds/reports/:name.csv', { config: { cost: TABLE } }, async (request, reply) => {
    const filter = textsOf(request, REPORT_FILTERS);
    const rows = await feeds.open(await contextOf(request, viewers), request.params.name, filter);
    return send(reply, request.params.name, rows);
  });
  app.route<TableRequest>({
    method: ['GET', 'HEAD'],
    url: '/exports/:name.csv',
    config: { cost: TABLE },
    handler: async (request, reply) => {
      const { name } = request.params;
      const filter: ExportFilter = textsOf(request, LIST_FILTERS);
      const context = await contextOf(request, viewers);
      if (request.method === 'GET') return send(reply, name, await exports.open(context, name, filter));
      await exports.check(context, name, filter);
      return send(reply, name);
    },
  });
}

function send(reply: FastifyReply, name: string, rows?: NodeJS.ReadableStream): FastifyReply {
  return reply
    .headers({
      'content-type': CSV_TYPE,
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    })
    .send(rows);
}

const REPORT_FILTERS = ['from', 'to', 'companyId', 'jobId', 'industry', 'city', 'source'];
const LIST_FILTERS = [
  'search',
  'status',
  'agenda',
  'reply',
  'from',
  'to',
  'job',
  'sort',
  'action',
  'subject',
  'record',
  'actor',
];

/** The filters and the order of an address. An empty one narrows nothing; a repeated one is ambiguous. */
function textsOf({ query: given }: FastifyRequest<TableRequest>, names: readonly string[]): Record<string, string> {
  const filter: Record<string, string> = {};
  for (const name of names) {
    const value = given[name];
    if (value === undefined || value === '') continue;
    if (typeof value !== 'string') throw invalidInput({ [name]: ['Give this only once.'] });
    filter[name] = value;
  }
  for (const name of ['from', 'to']) {
    if (filter[name] !== undefined && !isValidDate(filter[name])) {
      throw invalidInput({ [name]: ['Write the date as YYYY-MM-DD.'] });
    }
  }
  return filter;
}
