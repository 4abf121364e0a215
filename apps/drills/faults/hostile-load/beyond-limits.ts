import { encodeCursor } from '../../../api/src/platform/lists/page.js';
import { type Attack, flood, pickOne } from './attacks.js';
import type { Sent } from './visitor.js';

export const BEYOND_LIMITS = 'dates and cursors beyond their limits';

const REPORTS = `query ($filter: ReportFilter) {
  viewer { company { reports(names: [TIME_TO_FILL], filter: $filter) { name } } }
}`;
/** Lists by time. A client can forge their cursors, because they are not signed. */
const LISTS = [
  'query ($after: String) { viewer { notifications(after: $after) { nodes { id } } } }',
  'query ($after: String) { viewer { applications(after: $after) { nodes { id } } } }',
  'query ($after: String) { approvals(after: $after) { nodes { id } } }',
  'query ($after: String) { applicationSummaries(after: $after) { nodes { id } } }',
];
const INSTANTS = [
  'query ($time: DateTime) { applicationSummaries(filter: { changedSince: $time }) { nodes { id } } }',
  'query ($time: DateTime) { approvals(filter: { requestedBefore: $time }) { nodes { id } } }',
];
const LAST_DAYS = { from: '9999-12-01', to: '9999-12-31' };
/** The last instant that JavaScript has. The driver cannot write it. */
const LAST_INSTANT = 8_640_000_000_000_000;

/** Sends reports of the last year, cursors and filters of the last instant, and CSV files and report links of the last days. */
export const beyondLimits: Attack = async (hostile) => {
  await Promise.all(
    [reports, cursors, openJobCursors, instants, csvFiles, restLists, reportLinks].map((attack) => attack(hostile)),
  );
};

const reports = flood(({ visitor, loot }) => visitor.ask(REPORTS, { filter: LAST_DAYS }, loot.employerToken));

const cursors = flood(({ visitor, loot }) =>
  visitor.ask(
    pickOne(LISTS),
    { after: encodeCursor([pickOne(['LATEST', 'OLDEST']), LAST_INSTANT, '1']) },
    pickOne([loot.candidateToken, loot.employerToken]),
  ),
);

const LAST_OPEN_JOB = Buffer.from('9999-12-31T00:00:00.000000 1 5 9999999999').toString('base64url');
const openJobCursors = flood(({ visitor }) =>
  visitor.ask('query ($after: String) { openJobs(after: $after) { nodes { id } } }', { after: LAST_OPEN_JOB }),
);

const instants = flood(({ visitor, loot }) =>
  visitor.ask(
    pickOne(INSTANTS),
    { time: pickOne([new Date(LAST_INSTANT).toISOString(), '9999-12-31T23:59:59.999Z']) },
    loot.employerToken,
  ),
);

const days = new URLSearchParams(LAST_DAYS).toString();
const withToken = (path: string, token: string): Sent => ({ path, headers: { authorization: `Token ${token}` } });
const csvFiles = flood(({ visitor, loot }) =>
  visitor.send(
    withToken(pickOne([`/feeds/reports/time-to-fill.csv?${days}`, `/exports/jobs.csv?${days}`]), loot.employerToken),
  ),
);
const restLists = flood(({ visitor, loot }) =>
  visitor.send(withToken(`/job/applied/0?page=${2 ** 53}`, loot.employerToken)),
);
const reportLinks = flood(({ visitor, loot }) => visitor.send({ path: `${loot.reportLinkPath}?${days}` }));
