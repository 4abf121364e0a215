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
  test('is a point for each field that it asks for, and ten more for each read at the top', () => {
    expect(cost('{ viewer { id } }')).toBe(12);
    expect(cost('{ a: viewer { ... on User { id } } b: viewer { id } }')).toBe(24);
  });

  test('has ten points more for each change, and more for what is dear', () => {
    expect(cost('mutation { a: signOut { user { id } } b: signOut { user { id } } }')).toBe(46);
    expect(cost('mutation { signIn(input: {}) { token } }')).toBe(122);
  });

  test('has ten points more for a total', () => {
    expect(cost('{ openJobs { totalCount } }')).toBe(22);
  });

  test('has twenty points more for the counts of all choices', () => {
    expect(cost('{ openJobs { facets { isComplete } } }')).toBe(33);
  });

  test('counts a fragment wherever it is spread', () => {
    expect(cost('{ a: viewer { ...U } b: viewer { ...U } } fragment U on User { id email }')).toBe(26);
  });

  test('is that of the operation that runs, not of its document', () => {
    const text = 'query One { viewer { id } } query Two { openJobs(first: 1) { nodes { id title } } }';
    expect([cost(text, {}, 0), cost(text, {}, 1)]).toEqual([12, 14]);
  });

  test('counts the fields of a row once for each ten rows, however their number is given', () => {
    const rows = (first: string) => `{ openJobs(first: ${first}) { nodes { id title } pageInfo { hasNextPage } } }`;
    expect(['1', '10', '20', '100'].map((first) => cost(rows(first)))).toEqual([16, 16, 18, 34]);
    expect(cost('{ openJobs { nodes { id title } pageInfo { hasNextPage } } }')).toBe(18);
    expect(cost(`query ($n: Int!) ${rows('$n')}`, { n: 100 })).toBe(34);
    expect(cost(`query ($n: Int! = 100) ${rows('$n')}`)).toBe(34);
    expect(cost(`query ($n: Int! = 100) ${rows('$n')}`, { n: 10 })).toBe(16);
    const fragment = 'fragment Page on OpenJobConnection { nodes { ...Job } } fragment Job on OpenJob { id title }';
    expect(cost(`query ($n: Int!) { openJobs(first: $n) { ...Page } } ${fragment}`, { n: 100 })).toBe(32);
  });

  test('is not made smaller by a number that is none, nor endless by one that is too large', () => {
    const text = 'query ($n: Int!) { openJobs(first: $n) { nodes { id } } }';
    for (const n of ['100', -1, 0, null, Number.MAX_SAFE_INTEGER]) expect(cost(text, { n })).toBe(62);
  });

  test('counts the rows that a page by number jumps over', () => {
    const text = 'query ($page: Int) { openJobs(first: 100, page: $page) { nodes { id } } }';
    expect([undefined, 1, 2, 1_000].map((page) => cost(text, { page }))).toEqual([22, 22, 23, 1_021]);
    expect(cost(text, { page: 1_000_000 })).toBe(1_022);
  });

  test('has twenty points more for a filter, with variables inside it too', () => {
    const open = (filter: string) =>
      `query ($f: OpenJobsFilter, $q: String) { openJobs(filter: ${filter}) { totalCount } }`;
    expect(cost(open('{ query: "silk" }'))).toBe(42);
    expect(cost(open('$f'), { f: { query: 'silk' } })).toBe(42);
    expect(cost(open('{ query: $q }'), { q: 'silk' })).toBe(42);
    for (const f of [undefined, null, {}, { query: '', location: null }]) expect(cost(open('$f'), { f })).toBe(22);
  });

  test('has a hundred points more for each report, however their names are given', () => {
    const one = '{ reports(names: [JOBS]) { name } }';
    const fields = 14;
    expect(cost(one)).toBe(fields + 100);
    expect(cost('{ reports(names: [JOBS, OFFERS, JOBS]) { name } }')).toBe(fields + 200);
    expect(cost('{ reports(names: JOBS) { name } }')).toBe(fields + 100);
    const asked = 'query ($names: [ReportName!]!) { reports(names: $names) { name } }';
    expect(cost(asked, { names: ['JOBS', 'OFFERS', 'SOURCES'] })).toBe(fields + 300);
    const ofCompanies = '{ companies(first: 100) { nodes { reports(names: [JOBS]) { rows { cells } } } } }';
    expect(cost(ofCompanies)).toBeGreaterThan(1_000);
  });

  test('counts the schema too', () => {
    expect(cost('{ __schema { queryType { name } } }')).toBeGreaterThan(10);
    expect(cost('{ __schema { types { fields { args { name } } } } }')).toBeGreaterThan(300);
  });

  test('is found at once for fragments that double each other again and again', () => {
    const doubling = Array.from({ length: 60 }, (_, n) => `fragment F${n} on User { ...F${n + 1} ...F${n + 1} }`);
    const text = `{ viewer { ...F0 } } ${doubling.join(' ')} fragment F60 on User { id }`;
    expect(cost(text)).toBe(2 ** 60 + 11);
  });
});
