import autocannon from 'autocannon';
import type { ChildServer } from './child-server.js';
import type { Row } from './table.js';
import { median, ROUNDS } from './table.js';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
export const CONNECTIONS = 16;

/** The request that one server receives repeatedly: a GET, or a POST with a body for each connection. */
export interface Target {
  server: ChildServer;
  path: string;
  body?: (connection: number) => string;
  headers?: Record<string, string>;
}

interface Measured {
  rate: number;
  cpuMilliseconds: number;
}

/** Measures the portal's throughput relative to the limit's, in interleaved rounds after a warm-up round. */
export async function compare(row: Pick<Row, 'name' | 'goal'>, limit: Target, portal: Target): Promise<Row> {
  const runs: { limit: Measured; portal: Measured }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const run = { limit: await load(limit), portal: await load(portal) };
    if (round > 0) runs.push(run);
  }
  const of = (server: keyof (typeof runs)[number], figure: keyof Measured, digits: number) =>
    median(runs.map((run) => run[server][figure])).toFixed(digits);
  const rates = `${of('portal', 'rate', 0)}/s of ${of('limit', 'rate', 0)}/s`;
  const cpu = `CPU ${of('portal', 'cpuMilliseconds', 2)} of ${of('limit', 'cpuMilliseconds', 2)} ms`;
  const memory = `${(await portal.server.megabytes()).toFixed(0)} MB`;
  return {
    ...row,
    rounds: runs.map((run) => run.portal.rate / run.limit.rate),
    details: [rates, cpu, memory].join(', '),
  };
}

async function load({ server, path, body, headers }: Target): Promise<Measured> {
  const before = await server.cpuSeconds();
  let connection = 0;
  const result = await autocannon({
    url: server.url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(headers && { headers }),
    ...(body && {
      method: 'POST' as const,
      headers: { 'content-type': 'application/json', ...headers },
      setupClient: (client: autocannon.Client) => client.setBody(body((connection += 1))),
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path} answered ${result.non2xx} times with an error, ${result.errors} times not at all`);
  const cpu = (await server.cpuSeconds()) - before;
  return { rate: result.requests.total / result.duration, cpuMilliseconds: (cpu * 1000) / result.requests.total };
}
