import type { FastifyInstance } from 'fastify';
import type { ReportLinksService } from '../../features/reporting/report-links.service.js';
import { CSV_TYPE } from '../../platform/csv.js';
import { date, readQuery, withQueryErrors } from '../../platform/http/query-parameters.js';
import { getAnonymousContext } from '../http/request-context.js';

/** Points of a report, as with a key. */
const TABLE_COST = 1_000;

interface LinkRequest {
  Params: { token: string; name: string };
}

/** A link has the filters that it was made with, and takes a period when it has none of its own. */
export const REPORT_LINK_PARAMETERS = {
  from: date('The first day.'),
  to: date('The last day.'),
};

/**
 * One report for a spreadsheet, which can send no header: the secret stands in the path, which nothing logs (routes are logged). No
 * login and no key counts here.
 */
export function reportLinksRoute(app: FastifyInstance, links: ReportLinksService): void {
  app.get<LinkRequest>(
    '/feeds/reports/links/:token/:name.csv',
    { config: { cost: TABLE_COST } },
    async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const { token, name } = request.params;
      const days = Object.fromEntries(readQuery(request.query, REPORT_LINK_PARAMETERS));
      const rows = await withQueryErrors(() => links.open(getAnonymousContext(request), token, name, days));
      return reply
        .headers({ 'content-type': CSV_TYPE, 'content-disposition': `attachment; filename="${name}.csv"` })
        .send(rows);
    },
  );
}
