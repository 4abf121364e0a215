import type { FastifyInstance } from 'fastify';
import type { ReportLinksService } from '../../features/reporting/report-links.service.js';
import { CSV_TYPE } from '../../platform/csv.js';
import { date, readQuery, withQueryErrors } from '../../platform/http/query-parameters.js';
import { getAnonymousContext } from '../http/request-context.js';

/** The cost of a report, as with an API key. */
const TABLE_COST = 1_000;

interface LinkRequest {
  Params: { token: string; name: string };
}

/** The parameters of a report link. The link stores its filters; a request can set the period if the link has none. */
const REPORT_LINK_PARAMETERS = {
  from: date('The first day.'),
  to: date('The last day.'),
};

/**
 * Serves one report to spreadsheet programs, which cannot send headers. The secret is in the path, which is never
 * logged (logs have routes only). Logins and API keys are ignored.
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
