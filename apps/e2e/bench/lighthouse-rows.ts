import { createJobAlertClient } from '@job-alert/client/client';
import lighthouse, { type Result } from 'lighthouse';
import type { Figures, Row, Stage } from './row.ts';

/** The goals of the public pages on a phone with a slow connection. */
const GOALS: Row['goals'] = {
  performance: { atLeast: 98 },
  'FCP ms': { atMost: 1_200 },
  'LCP ms': { atMost: 1_600 },
  'TBT ms': { atMost: 50 },
  CLS: { atMost: 0 },
  scripts: { atMost: 5 },
  'script evaluation, of before': { atMost: 0.6 },
  'TBT, of before': { atMost: 0.6 },
};

/** Returns the path of each page. "one job" is the first job of the list. */
const PAGES: Readonly<Record<string, (portalUrl: string) => string | Promise<string>>> = {
  home: () => '/',
  'job list': () => '/job-alert/job-opportunites',
  'one job': firstJob,
  'candidate sign-up': () => '/job-alert/candidate/signup',
  services: () => '/job-alert/services',
  login: () => '/job-alert/candidate/login',
};

/**
 * The public pages under Lighthouse's default settings: a simulated phone with a CPU four times slower, 1.6 Mbit/s and a round trip of 150 ms.
 * The empty page shows the cost of the machine itself. With BENCH_BEFORE each page of the other build is measured in the same run.
 */
export const lighthouseRows: readonly Row[] = [
  { name: 'an empty page, Lighthouse mobile', goals: {}, measure: (stage) => measure(stage, stage.emptyPageUrl) },
  ...Object.entries(PAGES).map(
    ([name, path]): Row => ({
      name: `${name}, Lighthouse mobile`,
      goals: GOALS,
      measure: async (stage) => {
        const figures = await measure(stage, stage.portalUrl + (await path(stage.portalUrl)));
        if (stage.beforeUrl === null) return figures;
        const before = await measure(stage, stage.beforeUrl + (await path(stage.beforeUrl)));
        return { ...figures, ...compare(figures, before) };
      },
    }),
  ),
];

function compare(figures: Figures, before: Figures): Figures {
  const ratio = (figure: string) => (figures[figure] ?? Number.NaN) / Math.max(1, before[figure] ?? Number.NaN);
  return {
    'performance before': before['performance'] ?? Number.NaN,
    'TBT ms before': before['TBT ms'] ?? Number.NaN,
    'script evaluation ms before': before['script evaluation ms'] ?? Number.NaN,
    'script evaluation, of before': ratio('script evaluation ms'),
    'TBT, of before': ratio('TBT ms'),
  };
}

async function firstJob(portalUrl: string): Promise<string> {
  const query = '{ openJobs(first: 1) { nodes { path } } }';
  const client = createJobAlertClient({ url: portalUrl });
  const { openJobs } = await client.send<{ openJobs: { nodes: { path: string }[] } }, object>(query, {});
  const [job] = openJobs.nodes;
  if (!job) throw new Error('The demo has no open job.');
  return job.path;
}

/**
 * Visits a page up to three times. Chromium starts tracing in the browser and in the page's new process separately. If the page loads first,
 * the trace has no start (NO_NAVSTART), which says nothing about the page.
 */
async function visited(port: number, url: string, visits = 3): Promise<Result> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
  const error = result?.lhr.runtimeError;
  if (error?.code === 'NO_NAVSTART' && visits > 1) return visited(port, url, visits - 1);
  if (!result || error) throw new Error(`${url}: ${error?.message ?? 'no result'}`);
  return result.lhr;
}

async function measure({ browserPort }: Stage, url: string): Promise<Figures> {
  const { audits, categories } = await visited(browserPort, url);
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const of = (type: string) => requests.filter((request) => request['resourceType'] === type);
  const bytes = (type: string) => of(type).reduce((sum, request) => sum + Number(request['transferSize'] ?? 0), 0);
  return {
    performance: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    'FCP ms': Math.round(valueOf('first-contentful-paint')),
    'LCP ms': Math.round(valueOf('largest-contentful-paint')),
    'TBT ms': Math.round(valueOf('total-blocking-time')),
    'script evaluation ms': Math.round(scriptEvaluation(audits['mainthread-work-breakdown'])),
    CLS: Math.round(valueOf('cumulative-layout-shift') * 1_000) / 1_000,
    scripts: of('Script').length,
    'bytes of scripts': bytes('Script'),
    styles: of('Stylesheet').length,
    'bytes of styles': bytes('Stylesheet'),
    'bytes of the page': bytes('Document'),
    requests: requests.length,
  };
}

/** The processor time of scripts on the page's main thread, on the slow phone, in milliseconds. */
function scriptEvaluation(audit: Result['audits'][string] | undefined): number {
  const { details } = audit ?? {};
  const groups = details?.type === 'table' ? details.items : [];
  return Number(groups.find((group) => group['group'] === 'scriptEvaluation')?.['duration'] ?? 0);
}
