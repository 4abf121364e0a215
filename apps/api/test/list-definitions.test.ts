import 'reflect-metadata';
import {
  APPLICATION_SORTS,
  CANDIDATE_SORTS,
  COMPANY_SORTS,
  JOB_SORTS,
  OWN_JOB_SORTS,
  sortToWire,
} from '@job-alert/domain/lists/list-sorts';
import { printSchema } from 'graphql';
import { Args, buildSchema, Query, Resolver } from 'type-graphql';
import { expect, test } from 'vitest';
import { APPLICATIONS, OWN_APPLICATIONS } from '../src/features/applications/applications.list.js';
import { CANDIDATES } from '../src/features/candidates/candidates.list.js';
import { COMPANIES } from '../src/features/companies/companies.list.js';
import type { Company } from '../src/features/companies/companies.types.js';
import { listExport } from '../src/features/exports/list-exports.presenter.js';
import { JOBS, MY_JOBS } from '../src/features/jobs/jobs.list.js';
import type { RequestContext } from '../src/platform/context.js';
import { text } from '../src/platform/http/query-parameters.js';
import { listArgs } from '../src/platform/lists/list.types.js';
import {
  column,
  defineList,
  filterConditions,
  type ListArgs,
  resolveOrder,
} from '../src/platform/lists/list-definition.js';
import { toPage } from '../src/platform/lists/page.js';
import { requireAdmin } from '../src/platform/viewer.js';
import { listInput } from '../src/rest/routes/shared.js';

const { csv: _, ...definition } = COMPANIES;

/** The list of companies with an additional column: the state of registration. */
const COPY = defineList<Company & { registeredIn?: string }>({
  ...definition,
  filterName: 'CopiesFilter',
  orderName: 'Copy',
  columns: {
    ...definition.columns,
    registeredIn: column<string>('c.registered_in', {
      csv: 'Registered In',
      cell: (state) => state.toUpperCase(),
      sort: { field: 'REGISTERED_IN', description: 'Their states of registration.' },
      filters: {
        registeredIn: {
          type: () => String,
          description: 'Only companies registered in this state.',
          urlParameter: { name: 'state', parameter: text('A state.') },
          rest: 'registered_in',
        },
      },
    }),
  },
});
const CopiesArgs = listArgs(COPY);

@Resolver()
class CopiesResolver {
  @Query(() => [String])
  copies(@Args(() => CopiesArgs) _args: ListArgs): string[] {
    return [];
  }
}

test('a column entry adds the column to the SQL statement, its order and its conditions', () => {
  expect(COPY.select).toBe(`${COMPANIES.select}, c.registered_in AS registeredIn`);
  expect(resolveOrder(COPY, { field: 'REGISTERED_IN', direction: 'DESC' }).order).toEqual({
    name: 'REGISTERED_IN_DESC',
    kind: 'text',
    columns: ['c.registered_in'],
    id: 'c.id',
    direction: 'DESC',
  });
  expect(filterConditions(COPY, { registeredIn: 'Gujarat' })).toEqual([
    { sql: 'c.registered_in = ?', values: ['Gujarat'] },
  ]);
});

test('a column entry adds the column to the filter and the order in GraphQL', async () => {
  const schema = printSchema(
    await buildSchema({ resolvers: [CopiesResolver], validate: false, authChecker: () => true }),
  );
  expect(schema).toMatch(
    /input CopiesFilter \{[^}]*"""Only companies registered in this state\."""\s+registeredIn: String\n/,
  );
  expect(schema).toMatch(/enum CopyOrderField \{[^}]*"""Their states of registration\."""\s+REGISTERED_IN\n/);
});

test('a column entry adds the column to the filters and sort orders in REST', () => {
  const added = Object.keys(listInput(COPY)).filter((name) => !(name in listInput(COMPANIES)));
  expect(added).toEqual(['registered_in']);
  expect(listInput(COPY)['sort']?.schema.enum).toEqual(expect.arrayContaining(['registered_in', 'registered_in_desc']));
});

test('a column entry adds the column to the CSV file, with parameters to filter and sort by it', async () => {
  const read: ListArgs[] = [];
  const company = { id: '1', createdAt: new Date(0), registeredIn: 'Gujarat' } as Company & { registeredIn: string };
  const csv = listExport(COPY, requireAdmin, (__, args) => {
    read.push(args);
    return Promise.resolve(
      toPage(
        [company],
        args,
        () => '',
        () => Promise.resolve(1),
      ),
    );
  });
  expect(csv.header.at(-1)).toBe('Registered In');
  expect(Object.keys(csv.parameters)).toEqual(['search', 'status', 'from', 'to', 'responsible', 'state', 'sort']);
  const page = await csv.page({} as RequestContext, { first: 1 }, { state: 'Gujarat', sort: 'registered_in_desc' });
  expect(page.nodes[0]?.at(-1)).toBe('GUJARAT');
  expect(read).toEqual([
    { first: 1, filter: { registeredIn: 'Gujarat' }, orderBy: { field: 'REGISTERED_IN', direction: 'DESC' } },
  ]);
});

test.each([
  ['employers', COMPANY_SORTS, COMPANIES],
  ['candidates', CANDIDATE_SORTS, CANDIDATES],
  ['jobs', JOB_SORTS, JOBS],
  ['my jobs', OWN_JOB_SORTS, MY_JOBS],
  ['applications', APPLICATION_SORTS, APPLICATIONS],
])('URLs name the sort orders of %s as the screens do', (__, sorts, list) => {
  const onScreens = Object.entries(sorts).map(([name, { orderBy }]) => [sortToWire(name), orderBy]);
  expect([...list.sortsByName]).toEqual(expect.arrayContaining(onScreens));
  expect(list.sortsByName.size).toBe(onScreens.length);
});

test.each([
  ['my jobs', MY_JOBS],
  ['applicants', OWN_APPLICATIONS],
])('the CSV file of %s has no heading without a column', (__, { csv, columns }) => {
  expect(Object.values(csv).filter((name) => !Object.hasOwn(columns, name))).toEqual([]);
});
