import { readFileSync } from 'node:fs';
import { buildASTSchema, getDirectiveValues, type GraphQLSchema, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SessionEntity } from '../src/database/entities/session.entity.js';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS } from './matrix/all-rows.js';
import { ROLES, type Role, type Verdicts } from './matrix/verdicts.js';
import { createWorld, freshClient, type World } from './matrix/world.js';
import { everyField, internalErrors, UnlimitedExecution, withFiles } from './property/every-field.js';
import { argumentsOf, documentOf } from './property/operation-inputs.js';

const printed = buildASTSchema(parse(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')));
const requires = printed.getDirective('requires');

/** The roles that `@requires` admits to a field. */
function rolesOf(type: string, name: string): unknown {
  const node = (printed.getType(type) as { getFields?(): Record<string, { astNode?: never }> }).getFields?.()[name]
    ?.astNode;
  return requires && node && getDirectiveValues(requires, node)?.['role'];
}

const kindOf = (role: Role): string => {
  if (/candidate/i.test(role)) return 'CANDIDATE';
  if (/employer/i.test(role)) return 'EMPLOYER';
  return /key$/i.test(role) ? 'API_CLIENT' : role.toUpperCase();
};

function fieldOf(schema: GraphQLSchema, name: string) {
  const [type, field = ''] = name.split('.');
  const isQuery = type === 'Query';
  const found = (isQuery ? schema.getQueryType() : schema.getMutationType())?.getFields()[field];
  return found && { kind: isQuery ? ('query' as const) : ('mutation' as const), field: found };
}

/** Whoever gets a payload; of a mutation, which needs a record of its own for each, one of each kind. */
function rolesOfRow(name: string, verdicts: Verdicts): Role[] {
  const admitted = ROLES.filter((role) => verdicts[role] === 'OK');
  if (name.startsWith('Query.')) return admitted;
  return admitted.filter((role, index) => admitted.findIndex((one) => kindOf(one) === kindOf(role)) === index);
}

const CALLED = Object.entries(OPERATIONS).filter(([name]) => /^(?:Query|Mutation)\./.test(name));

describe('every field of every payload, for every role that gets one', () => {
  let portal: Portal;
  let world: World;
  let execution: UnlimitedExecution;
  beforeAll(async () => {
    portal = await startPortal();
    world = await createWorld(portal);
    execution = await UnlimitedExecution.of(portal);
  });
  afterAll(() => portal.stop());

  test.each(CALLED)('%s', async (name, row) => {
    const { kind, field } = fieldOf(execution.schema, name) as NonNullable<ReturnType<typeof fieldOf>>;
    for (const role of rolesOfRow(name, row.verdicts)) {
      const call = (await row.freshCall?.(world)) ?? row.call?.(world) ?? {};
      const selection = everyField(execution.schema, field.type, (type, one) => {
        const roles = rolesOf(type, one);
        return !Array.isArray(roles) || roles.includes(kindOf(role));
      });
      const client = await freshClient(world, role);
      const defaults = Object.fromEntries(field.args.map((arg) => [arg.name, arg.defaultValue]));
      const variables = { ...defaults, ...argumentsOf(row.document, withFiles(call)) };
      const { manager } = portal.dataSource;
      const logins = row.endsLogins ? await manager.find(SessionEntity) : [];
      const answer = await execution.run(client, documentOf(kind, field, selection), variables);
      // The rows after this one ask with the same logins.
      if (row.endsLogins) await manager.upsert(SessionEntity, logins, ['tokenHash']);
      expect(internalErrors(answer), role).toEqual([]);
    }
  });
});
