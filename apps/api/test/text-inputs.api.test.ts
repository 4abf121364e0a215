import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE, sampled } from '../../../test-release.js';
import { sent } from './builders/files.js';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS } from './matrix/all-rows.js';
import type { Call, OperationRow } from './matrix/rows.js';
import { createWorld, freshClient, type World } from './matrix/world.js';
import { edited, type Place } from './property/edits.js';
import { argumentsOf, documentOf, placesIn } from './property/operation-inputs.js';
import { attackerOf } from './property/prey.js';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const MUTATIONS = schema.getMutationType()?.getFields() ?? {};

/** Characters for the middle of a text: text direction, zero width, bell, line break. */
const PASTED = '\u202E\u2066\u200B\uFEFF\u0007\r\n';
const UNCLEAN = /[^\P{Cf}\u200C\u200D]|[^\P{Cc}\n\t]/u;
const IMPORT =
  'mutation ($kind: ImportKind!, $file: Upload!) { runImport(input: { kind: $kind, file: $file }) { imported } }';

/** Returns the places of the texts in an operation's input. */
function textsOf(name: string): Place[] {
  const field = MUTATIONS[name];
  const places = (field?.args ?? []).flatMap((arg) => placesIn(schema, [arg.name], arg.type));
  return places.flatMap(([place, type]) => (getNamedType(type).name === 'String' ? [place] : []));
}

/** The operations with text inputs. Operations that end sessions come last, because the others need them. */
const TAKERS = Object.entries(OPERATIONS)
  .flatMap(([name, row]): [string, OperationRow][] => {
    const [type = '', field = ''] = name.split('.');
    return type === 'Mutation' && textsOf(field).length > 0 ? [[field, row]] : [];
  })
  .sort(([, one], [, other]) => Number(one.endsLogins ?? false) - Number(other.endsLogins ?? false));

function valueAt(values: unknown, [name, ...rest]: Place): unknown {
  if (name === undefined) return values;
  return typeof values === 'object' && values !== null ? valueAt(Reflect.get(values, name), rest) : undefined;
}

const pastedInto = (text: string): string => `${text.slice(0, 2)}${PASTED}${text.slice(2)}`;

describe('a text with invisible or direction-changing characters', () => {
  let portal: Portal;
  let world: World;
  let accepted = 0;
  beforeAll(async () => {
    portal = await startPortal();
    world = await createWorld(portal);
  });
  afterAll(() => portal.stop());

  /** Returns the unclean texts of the whole database with their columns. */
  async function uncleanTexts(): Promise<string[]> {
    const columns = await portal.dataSource.query<{ t: string; c: string }[]>(
      `SELECT table_name AS t, column_name AS c FROM information_schema.columns
        WHERE table_schema = DATABASE() AND data_type IN ('varchar', 'text', 'mediumtext', 'longtext', 'json')`,
    );
    const unclean: string[] = [];
    for (const table of new Set(columns.map(({ t }) => t))) {
      const names = columns.flatMap(({ t, c }) => (t === table ? [`\`${c}\``] : [])).join();
      const rows = await portal.dataSource.query<Record<string, unknown>[]>(`SELECT ${names} FROM \`${table}\``);
      for (const [column, text] of rows.flatMap((row) => Object.entries(row))) {
        const value = typeof text === 'string' ? text : JSON.stringify(text ?? '');
        if (UNCLEAN.test(value.replace(/\r\n/g, '\n'))) unclean.push(`${table}.${column}: ${JSON.stringify(value)}`);
      }
    }
    return unclean;
  }

  test.each(TAKERS)('is not stored unchanged by %s and causes no internal error', async (name, row) => {
    const field = MUTATIONS[name];
    if (!field) throw new Error(`The schema has no ${name}.`);
    const document = documentOf('mutation', field);
    for (const place of sampled(textsOf(name), 2)) {
      const client = await freshClient(world, attackerOf(row.verdicts));
      const call: Call = (await row.freshCall?.(world)) ?? row.call?.(world) ?? {};
      const variables = argumentsOf(row.document, call.variables ?? {});
      const value = valueAt(variables, place);
      const hostile = edited(variables, [{ place, value: pastedInto(typeof value === 'string' ? value : 'text') }]);
      const outcome = await (call.files
        ? client.uploadOutcome(document, hostile, call.files)
        : client.outcome(document, hostile));
      if (outcome === 'OK') accepted += 1;
      expect(outcome, `${name} ${place.join('.')}`).not.toBe('INTERNAL');
    }
    if (IS_RELEASE) expect(await uncleanTexts()).toEqual([]);
  });

  test('is stored cleaned by an import and by all earlier calls', async () => {
    const rows = `email,first_name,last_name,contact,experience\nnew@people.example,As${PASTED.trim()}ha,Pat\u200Bel,9876543210,fresher\n`;
    const { admin } = world.office;
    const file = sent('people.csv', Buffer.from(rows));
    const data = await admin.client.upload<{ runImport: object }>(IMPORT, { kind: 'CANDIDATES', file: null }, { file });
    expect(data.runImport).toEqual({ imported: 1 });
    expect(await uncleanTexts()).toEqual([]);
  });

  test('is accepted by many operations', () => {
    expect(accepted).toBeGreaterThan(IS_RELEASE ? 40 : 20);
  });
});
