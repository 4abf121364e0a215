import { ERROR_STATUS } from '@job-alert/domain/errors/error-codes';
import { SessionEntity } from '../../src/database/entities/accounts/session.entity.js';
import type { RestRoute } from '../../src/rest/route.js';
import type { TestClient } from '../builders/client.js';
import { RestClient } from '../builders/rest.js';
import type { Call, OperationRow, Request, RestRow } from './rows.js';
import { ROLES, type Role, type Verdict, type Verdicts } from './verdicts.js';
import { clientOf, freshClient, type World } from './world.js';

/** A row of either matrix, in the form that the test runs. */
export interface MatrixCall {
  verdicts: Verdicts;
  isQuery: boolean;
  /** Returns the outcome for a role. With `fresh`, the call uses its own records and its own login. */
  ask(world: World, role: Role, fresh: boolean): Promise<string>;
}

/** True if the role is rejected or the call only reads. The call must then change nothing. */
export const leavesNoTrace = ({ verdicts, isQuery }: MatrixCall, role: Role): boolean =>
  isQuery || verdicts[role] !== 'OK';

/** Returns the outcomes of all roles at once, for calls that change nothing. */
export async function askWithoutTrace(row: MatrixCall, world: World): Promise<Partial<Record<Role, string>>> {
  const roles = ROLES.filter((role) => leavesNoTrace(row, role));
  const outcomes = await Promise.all(roles.map((role) => row.ask(world, role, false)));
  return Object.fromEntries(roles.map((role, index) => [role, outcomes[index]]));
}

/** Returns the outcomes of the other roles, one after the other. */
export async function askWithTrace(row: MatrixCall, world: World): Promise<Partial<Record<Role, string>>> {
  const outcomes: Partial<Record<Role, string>> = {};
  for (const role of ROLES) if (!leavesNoTrace(row, role)) outcomes[role] = await row.ask(world, role, true);
  return outcomes;
}

export const operationCall = (name: string, row: OperationRow): MatrixCall => ({
  verdicts: row.verdicts,
  // A query with fresh calls records that it was made.
  isQuery: !name.startsWith('Mutation.') && row.freshCall === undefined,
  ask: async (world, role, fresh) => {
    const call = (fresh && (await row.freshCall?.(world))) || row.call?.(world) || {};
    if (!fresh || !row.endsLogins)
      return sendCall(fresh ? await freshClient(world, role) : clientOf(world, role), row, call);
    const { manager } = world.portal.dataSource;
    const logins = await manager.find(SessionEntity);
    const outcome = await sendCall(await freshClient(world, role), row, call);
    // Later rows use the same logins.
    await manager.upsert(SessionEntity, logins, ['tokenHash']);
    return outcome;
  },
});

function sendCall(client: TestClient, { document }: OperationRow, { variables = {}, files }: Call): Promise<string> {
  return files ? client.uploadOutcome(document, variables, files) : client.outcome(document, variables);
}

export const routeCall = (route: RestRoute, row: RestRow): MatrixCall => ({
  verdicts: row.verdicts,
  isQuery: route.method === 'GET',
  ask: async (world, role, fresh) => {
    const { url, token } = fresh ? await freshClient(world, role) : clientOf(world, role);
    const request = (fresh && (await row.freshRequest?.(world))) || row.request?.(world) || {};
    return verdictOf(route, row.verdicts[role], await send(new RestClient(url, token), route, request));
  },
});

async function send(client: RestClient, { method, path: pattern }: RestRoute, { path, body }: Request) {
  const address = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path?.[name];
    if (value === undefined) throw new Error(`The row of ${pattern} does not say what ${name} is.`);
    return value;
  });
  return client.send(method, address, method === 'GET' ? undefined : (body ?? {}));
}

/** Returns the verdict if the response has its status. Otherwise returns the status and the message. */
function verdictOf(
  { response: answer }: RestRoute,
  expected: Verdict,
  { status, body }: { status: number; body: Record<string, unknown> },
): string {
  const expectedStatus = expected === 'OK' || expected === 'NULL' ? (answer.status ?? 200) : ERROR_STATUS[expected];
  return status === expectedStatus ? expected : `${status} ${JSON.stringify(body['error'])}`;
}
