import { readFileSync } from 'node:fs';
import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { operationCost } from './operation-cost.js';

const schema = buildSchema(readFileSync(new URL('../../../../../schema.graphql', import.meta.url), 'utf8'));

function cost(text: string, variables: Record<string, unknown> = {}, place = 0): number {
  const document = parse(text);
  return operationCost(schema, document, document.definitions[place] as OperationDefinitionNode, variables);
}

describe('the cost of an operation', () => {
  test('is one point for each field and ten more for each root field of a query', () => {
    expect(cost('{ viewer { id } }')).toBe(12);
    expect(cost('{ a: viewer { ... on User { id } } b: viewer { id } }')).toBe(24);
  });

  test('includes extra points for each mutation, and more for an expensive one', () => {
    expect(cost('mutation { a: signOut { user { id } } b: signOut { user { id } } }')).toBe(46);
    expect(cost('mutation { signIn(input: {}) { token } }')).toBe(122);
  });

  test('includes ten points for a total', () => {
    expect(cost('{ openJobs { totalCount } }')).toBe(22);
  });

  test('includes twenty points for the facets', () => {
    expect(cost('{ openJobs { facets { isComplete } } }')).toBe(33);
  });

  test('counts a fragment each time that it is spread', () => {
    expect(cost('{ a: viewer { ...U } b: viewer { ...U } } fragment U on User { id email }')).toBe(26);
  });

  test('is the cost of the operation that runs, not of its document', () => {
    const text = 'query One { viewer { id } } query Two { openJobs(first: 1) { nodes { id title } } }';
    expect([cost(text, {}, 0), cost(text, {}, 1)]).toEqual([12, 14]);
  });

  test('counts the fields of a row once for each ten rows, for literal, default and variable page sizes', () => {
    const rows = (first: string) => `{ openJobs(first: ${first}) { nodes { id title } pageInfo { hasNextPage } } }`;
    expect(['1', '10', '20', '100'].map((first) => cost(rows(first)))).toEqual([16, 16, 18, 34]);
    expect(cost('{ openJobs { nodes { id title } pageInfo { hasNextPage } } }')).toBe(18);
    expect(cost(`query ($n: Int!) ${rows('$n')}`, { n: 100 })).toBe(34);
    expect(cost(`query ($n: Int! = 100) ${rows('$n')}`)).toBe(34);
    expect(cost(`query ($n: Int! = 100) ${rows('$n')}`, { n: 10 })).toBe(16);
    const fragment = 'fragment Page on OpenJobConnection { nodes { ...Job } } fragment Job on OpenJob { id title }';
    expect(cost(`query ($n: Int!) { openJobs(first: $n) { ...Page } } ${fragment}`, { n: 100 })).toBe(32);
  });

  test('uses the largest page size for an invalid or excessive number', () => {
    const text = 'query ($n: Int!) { openJobs(first: $n) { nodes { id } } }';
    for (const n of ['100', -1, 0, null, Number.MAX_SAFE_INTEGER]) expect(cost(text, { n })).toBe(62);
  });

  test('counts the rows that a page number skips', () => {
    const text = 'query ($page: Int) { openJobs(first: 100, page: $page) { nodes { id } } }';
    expect([undefined, 1, 2, 1_000].map((page) => cost(text, { page }))).toEqual([22, 22, 23, 1_021]);
    expect(cost(text, { page: 1_000_000 })).toBe(1_022);
  });

  test('includes twenty points for a filter, also with variables', () => {
    const open = (filter: string) =>
      `query ($f: OpenJobsFilter, $q: String) { openJobs(filter: ${filter}) { totalCount } }`;
    expect(cost(open('{ query: "silk" }'))).toBe(42);
    expect(cost(open('$f'), { f: { query: 'silk' } })).toBe(42);
    expect(cost(open('{ query: $q }'), { q: 'silk' })).toBe(42);
    for (const f of [undefined, null, {}, { query: '', location: null }]) expect(cost(open('$f'), { f })).toBe(22);
  });

  test('includes 100 points for each report, for literal and variable names', () => {
    const one = '{ reports(names: [JOBS]) { name } }';
    const fields = 14;
    expect(cost(one)).toBe(fields + 100);
    expect(cost('{ reports(names: [JOBS, OFFERS, JOBS]) { name } }')).toBe(fields + 200);
    expect(cost('{ reports(names: JOBS) { name } }')).toBe(fields + 100);
    const withVariable = 'query ($names: [ReportName!]!) { reports(names: $names) { name } }';
    expect(cost(withVariable, { names: ['JOBS', 'OFFERS', 'SOURCES'] })).toBe(fields + 300);
    const ofCompanies = '{ companies(first: 100) { nodes { reports(names: [JOBS]) { rows { cells } } } } }';
    expect(cost(ofCompanies)).toBeGreaterThan(1_000);
  });

  test('counts introspection fields', () => {
    expect(cost('{ __schema { queryType { name } } }')).toBeGreaterThan(10);
    expect(cost('{ __schema { types { fields { args { name } } } } }')).toBeGreaterThan(300);
  });

  test('is computed quickly for fragments that double each other repeatedly', () => {
    const doubling = Array.from({ length: 60 }, (_, n) => `fragment F${n} on User { ...F${n + 1} ...F${n + 1} }`);
    const text = `{ viewer { ...F0 } } ${doubling.join(' ')} fragment F60 on User { id }`;
    expect(cost(text)).toBe(2 ** 60 + 11);
  });
});
