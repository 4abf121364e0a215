import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { createContainer } from '../../api/src/container.js';
import { readConfig } from '../../api/src/platform/config.js';
import { createLogger } from '../../api/src/platform/observability/logger.js';
import { restRoutes } from '../../api/src/rest/routes.js';
import { candidateInput, REGISTER_CANDIDATE } from '../../api/test/builders/candidate.js';
import type { SentFile } from '../../api/test/builders/client.js';
import { filesIn } from '../../api/test/builders/files.js';
import { RUN_IMPORT } from '../../api/test/builders/spreadsheets.js';
import { OPERATIONS, ROUTES } from '../../api/test/matrix/all-rows.js';
import { createWorld, freshClient, type World } from '../../api/test/matrix/world.js';
import {
  problemOfOperation,
  problemOfRoute,
  type HttpAnswer,
  operationForm,
  sendForm,
  sendJson,
} from '../../api/test/property/answers.js';
import { edited } from '../../api/test/property/edits.js';
import { argumentsOf, documentOf, editsOf } from '../../api/test/property/operation-inputs.js';
import { attackerOf } from '../../api/test/property/prey.js';
import { attacksOn, bracketedForm } from '../../api/test/property/rest-inputs.js';
import { hostileFiles } from './hostile-files.js';
import { type DatabaseUnderFault, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';

const INPUTS = Number(process.env['INPUTS'] ?? 10_000);
const SEED = Number(process.env['PROPERTY_SEED'] ?? 20260131);
const CONCURRENCY = 6;
/**
 * The memory limit of the portal; the Kubernetes manifest allows 1 GiB. It starts with some 330, its caches and password hashes take
 * 250, and the threads that read resumes and spreadsheets at most 190 each.
 */
const MEGABYTES = 950;
const APP_SECRET = 'of the portal and of the script beside it';
const SCHEMA = new URL('../../../schema.graphql', import.meta.url);

type Attack = () => Promise<HttpAnswer & { problem: string | null }>;

/** Sends ten thousand random inputs and a folder of hostile files. They are rejected with an error message, never a 5xx, in bounded memory. */
export function hostile(place: Place): Promise<string[]> {
  return withDatabase(place, async (database) => {
    const portal = await PortalProcess.start(place.port, { ...database.settings, APP_SECRET });
    try {
      return await attacked(place, database, portal);
    } finally {
      await portal.end('SIGTERM');
    }
  });
}

async function attacked(
  { folder }: Place,
  { dataSource, dataFolder, settings }: DatabaseUnderFault,
  portal: PortalProcess,
) {
  const problems: string[] = [];
  const logger = createLogger('silent');
  const container = createContainer({
    config: readConfig({ ...settings, APP_SECRET }),
    secret: APP_SECRET,
    dataSource,
    logger,
  });
  const filesFolder = join(dataFolder, 'files');
  const world = await createWorld({
    url: portal.url,
    databaseUrl: settings.DATABASE_URL,
    container,
    dataSource,
    filesFolder,
    stop: async () => undefined,
  });
  const before = portal.megabytes();
  const kinds = [...operationAttacks(world), ...routeAttacks(world)];
  const each = Math.ceil(INPUTS / kinds.length);
  let sent = 0;
  let refused = 0;
  const send = async (name: string, attack: Attack): Promise<void> => {
    sent += 1;
    const { problem, status } = await attack().catch((error: Error) => ({ problem: error.message, status: 0 }));
    if (problem !== null) problems.push(`${name}: ${problem.slice(0, 300)}`);
    if (status >= 400 || problem !== null) refused += 1;
  };
  for (const { name, attacks } of kinds) await side(await attacks(each), (attack) => send(name, attack));
  const inputs = sent;
  const afterInputs = portal.megabytes();
  const files = hostileFiles(join(folder, 'hostile'));
  await side(
    files.flatMap((file) => fileAttacks(world, file)),
    ([name, attack]) => send(name, attack),
  );
  const peak = portal.megabytes();
  if (peak > MEGABYTES) problems.push(`the portal has taken ${peak} MB`);
  if (!portal.isRunning()) problems.push('the portal has ended');
  const [row] = await dataSource.query<{ n: string }[]>('SELECT COUNT(*) AS n FROM stored_file');
  const fileCount = (await filesIn(filesFolder)).length;
  if (fileCount !== Number(row?.n)) problems.push(`${fileCount} files are there, ${row?.n} are named by records`);
  console.log(
    `${inputs} random inputs to ${kinds.length} operations and paths, ${sent - inputs} uploads of ${files.length} hostile files: ${refused} refused by status, no 5xx unless said below; memory ${before} MB before, at most ${afterInputs} MB after the inputs and ${peak} MB after the files`,
  );
  return problems;
}

/** Runs the work on all items, a limited number at a time. */
async function side<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

const sample = <T>(values: fc.Arbitrary<T>, count: number): T[] => fc.sample(values, { numRuns: count, seed: SEED });

function operationAttacks(world: World) {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));
  const url = `${world.portal.url}/graphql`;
  return Object.entries(OPERATIONS).flatMap(([name, row]) => {
    const [type = '', field = ''] = name.split('.');
    const fieldDefinition = (type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[field];
    if (!fieldDefinition || fieldDefinition.args.length === 0) return [];
    const document = documentOf(type === 'Query' ? 'query' : 'mutation', fieldDefinition);
    const attacks = async (count: number): Promise<Attack[]> => {
      const call = (await row.freshCall?.(world)) ?? row.call?.(world) ?? {};
      return sample(editsOf(schema, fieldDefinition), count).map((edits) => async () => {
        const { token } = await freshClient(world, attackerOf(row.verdicts));
        const variables = edited(argumentsOf(row.document, call.variables ?? {}), edits);
        const files = edits.flatMap(({ place, file }) => (file ? [[place, file] as const] : []));
        const answer = await (files.length > 0
          ? sendForm(url, token, operationForm(document, variables, files))
          : sendJson('POST', url, token, { query: document, variables }));
        return { ...answer, problem: problemOfOperation(answer).problem };
      });
    };
    return [{ name, attacks }];
  });
}

function routeAttacks(world: World) {
  return restRoutes.flatMap((route) => {
    const name = `${route.method} ${route.path}`;
    const row = ROUTES[name];
    if (!row) return [];
    const attacks = async (count: number): Promise<Attack[]> => {
      const request = (await row.freshRequest?.(world)) ?? row.request?.(world) ?? {};
      const good = request.body instanceof FormData ? {} : (request.body ?? {});
      return sample(attacksOn(route), count).map((attack) => async () => {
        const { token } = await freshClient(world, attackerOf(row.verdicts));
        const path = route.path.replace(/\{(\w+)\}/g, (_, at: string) =>
          encodeURIComponent(attack.path ?? request.path?.[at] ?? ''),
        );
        const url = `${world.portal.url}/${path}/?${new URLSearchParams(attack.query).toString()}`;
        const body: unknown = edited(good, attack.body);
        const answer = await (route.method === 'GET'
          ? sendJson('GET', url, token)
          : attack.asForm
            ? sendForm(url, token, bracketedForm(body, attack.body))
            : sendJson(route.method, url, token, body));
        return { ...answer, problem: problemOfRoute(answer).problem };
      });
    };
    return [{ name, attacks }];
  });
}

/** Returns the attacks with a file: as a resume, and as an import of an administrator. */
function fileAttacks({ portal, actors }: World, file: SentFile): [string, Attack][] {
  const url = `${portal.url}/graphql`;
  const upload = (document: string, variables: Record<string, unknown>, at: string, token?: string): Attack => {
    return async () => {
      const answer = await sendForm(url, token, operationForm(document, variables, [[[at], file]]));
      return { ...answer, problem: problemOfOperation(answer).problem };
    };
  };
  const imports = ['CANDIDATES', 'EMPLOYERS'].map((kind): [string, Attack] => [
    `${file.name} as ${kind}`,
    upload(RUN_IMPORT, { kind, file: null }, 'file', actors.admin.token),
  ]);
  const resume = upload(REGISTER_CANDIDATE, { input: candidateInput() }, 'input.resume');
  return [[`${file.name} as a resume`, resume], ...imports];
}
