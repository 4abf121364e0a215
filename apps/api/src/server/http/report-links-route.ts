import { isValidDate } from '@job-alert/domain/calendar';
import type { FastifyInstance } from 'fastify';
import type { ReportLinksService } from '../../features/reporting/report-links.service.js';
import { CSV_TYPE } from '../../platform/csv.js';
import { invalidInput } from '../../platform/errors.js';
import { visitorOf } from './request-context.js';

/** Points of a report, as with a key. */
const TABLE = 1_000;

interface LinkRequest {
  Params: { token: string; name: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/**
 * One report for a spreadsheet, which can send no header: the secret stands in the path, which nothing logs (routes are logged). No
 * login and no key counts here.
 */
export function reportLinksRoute(app: FastifyInstance, links: ReportLinksService): void {
  app.get<LinkRequest>('/feeds/reports/links/:token/:name.csv', { config: { cost: TABLE } }, async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const { token, name } = request.params;
    const rows = await links.open(visitorOf(request), token, name, daysOf(request.query));
    return reply
      .headers({ 'content-type': CSV_TYPE, 'content-disposition': `attachment; filename="${name}.csv"` })
      .send(rows);
  });
}

function daysOf(query: LinkRequest['Querystring']): { from?: string; to?: string } {
  const days: { from?: string; to?: string } = {};
  for (const name of ['from', 'to'] as const) {
    const value = query[name];
    if (value === undefined || value === '') continue;
    if (typeof value !== 'string' || !isValidDate(value)) {
      throw invalidInput({ [name]: ['Write the date as YYYY-MM-DD, once.'] });
    }
    days[name] = value;
  }
  return days;
}
