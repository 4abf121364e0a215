import { encodeCursor } from '../../../api/src/platform/lists/page.js';
import { type Attack, flood } from './attacks.js';

export const BEYOND_LIMITS = 'dates and cursors beyond their limits';

const REPORTS = `query ($filter: ReportFilter) {
  viewer { company { reports(names: [TIME_TO_FILL], filter: $filter) { name } } }
}`;
const NOTIFICATIONS = 'query ($after: String) { viewer { notifications(after: $after) { nodes { id } } } }';
const APPLICATIONS =
  'query ($since: DateTime) { applicationSummaries(filter: { changedSince: $since }) { nodes { id } } }';
const LAST_DAYS = { from: '9999-12-01', to: '9999-12-31' };
/** The last instant that JavaScript has. The driver cannot write it. */
const LAST_INSTANT = 8_640_000_000_000_000;

/** Sends reports of the last year, cursors and filters of the last instant, and CSV files and report links of the last days. */
export const beyondLimits: Attack = async (hostile) => {
  await Promise.all([reports(hostile), cursors(hostile), instants(hostile), csvFiles(hostile), reportLinks(hostile)]);
};

const reports = flood(({ visitor, loot }) => visitor.ask(REPORTS, { filter: LAST_DAYS }, loot.employerToken));

const cursors = flood(({ visitor, loot }) =>
  visitor.ask(NOTIFICATIONS, { after: encodeCursor(['LATEST', LAST_INSTANT, '1']) }, loot.candidateToken),
);

const instants = flood(({ visitor, loot }) =>
  visitor.ask(APPLICATIONS, { since: new Date(LAST_INSTANT).toISOString() }, loot.employerToken),
);

const days = new URLSearchParams(LAST_DAYS).toString();
const csvFiles = flood(({ visitor, loot }) =>
  visitor.send({
    path: `/feeds/reports/time-to-fill.csv?${days}`,
    headers: { authorization: `Token ${loot.employerToken}` },
  }),
);
const reportLinks = flood(({ visitor }) =>
  visitor.send({ path: `/feeds/reports/links/rl_x/time-to-fill.csv?${days}` }),
);
