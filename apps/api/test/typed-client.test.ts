import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createJobAlertClient } from '@job-alert/client/client';
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { schemaOnlyResolvers } from '../src/container.js';
import { createSchema } from '../src/server/graphql/schema.js';
import { OPERATIONS } from './matrix/all-rows.js';
import { WITHOUT_LOGIN } from './matrix/verdicts.js';

const FOLDER = fileURLToPath(new URL('../../../packages/client/src/operations/', import.meta.url));
const DOCUMENT = parse(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(FOLDER + file, 'utf8'))
    .join('\n'),
);

/** Operations for all callers and fields for API keys, from the access matrix, such as `Query.openJobs`. */
const OPEN_TO_PROGRAMS = Object.entries(OPERATIONS).flatMap(([name, { verdicts }]) =>
  WITHOUT_LOGIN.some((role) => verdicts[role] === 'OK') ? [name] : [],
);

/** True for an upload, or for an input with an upload among its fields. */
const holdsFile = (type: GraphQLNamedType): boolean =>
  type.name === 'Upload' ||
  (isInputObjectType(type) &&
    Object.values(type.getFields()).some((field) => getNamedType(field.type).name === 'Upload'));

describe('the typed client', () => {
  let schema: GraphQLSchema;
  /** The fields that the client's operations select, such as `Query.reports` and `Report.rows`. */
  const selected = new Set<string>();
  beforeAll(async () => {
    schema = await createSchema(schemaOnlyResolvers());
    const types = new TypeInfo(schema);
    const enter = () => {
      selected.add(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`);
    };
    visit(DOCUMENT, visitWithTypeInfo(types, { Field: { enter } }));
  });

  const fieldOf = (name: string) => {
    const [type = '', field = ''] = name.split('.');
    return type === 'Query' ? schema.getQueryType()?.getFields()[field] : schema.getMutationType()?.getFields()[field];
  };
  const takesFile = (name: string) => fieldOf(name)?.args.some(({ type }) => holdsFile(getNamedType(type)));

  test('has every public and reporting operation except those with a file', () => {
    expect(OPEN_TO_PROGRAMS).toEqual(
      expect.arrayContaining(['Query.openJobs', 'Query.closedJob', 'Query.reports', 'Query.applicationSummary']),
    );
    expect(OPEN_TO_PROGRAMS.filter((name) => !selected.has(name) && !takesFile(name))).toEqual([]);
  });

  test('has a function for each operation', async () => {
    const sent = new Set<string>();
    const listen: typeof fetch = async (_, init) => {
      const { query } = JSON.parse(init?.body as string) as { query: string };
      for (const definition of parse(query).definitions) {
        if (definition.kind === Kind.OPERATION_DEFINITION) sent.add(definition.name?.value ?? '');
      }
      return Response.json({ errors: [{ message: 'Heard.' }] });
    };
    const {
      send: _,
      allOpenJobs: __,
      ...functions
    } = createJobAlertClient({ url: 'http://portal.example', fetch: listen });
    for (const run of Object.values<(...values: never[]) => Promise<unknown>>(functions)) {
      await expect(run()).rejects.toThrow('Heard.');
    }
    const operations = DOCUMENT.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const names = operations.map((definition) => ('name' in definition ? definition.name?.value : undefined));
    expect(new Set(names)).toEqual(sent);
  });
});
