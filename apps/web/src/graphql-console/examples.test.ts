import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import contract from '../../../../schema.graphql?raw';
import { firstTabs, HEADERS, parseRequestedExample } from './examples';

const schema = buildSchema(contract);

describe('the initial tabs of the GraphQL console', () => {
  const tabs = firstTabs(null);

  test('contain at least three queries for open jobs that are valid in the schema', () => {
    expect(tabs.length).toBeGreaterThanOrEqual(3);
    for (const { query } of tabs) {
      expect(validate(schema, parse(query))).toEqual([]);
      expect(query).toMatch(/\bopenJobs?\(/);
    }
  });

  test('have a value for each variable of their query', () => {
    for (const { query, variables } of tabs) {
      const names = [...query.matchAll(/\$(\w+):/g)].map(([, name]) => name);
      expect(Object.keys(JSON.parse(variables ?? '{}') as object)).toEqual(names);
    }
  });

  test('have an authorization header without a key', () => {
    expect(JSON.parse(HEADERS)).toEqual({ authorization: '' });
    for (const { headers } of tabs) expect(headers).toBe(HEADERS);
  });

  test('start with the query of the URL, if it has one', () => {
    expect(parseRequestedExample('')).toBeNull();
    expect(parseRequestedExample('?query=')).toEqual({ query: '', variables: '' });
    const example = parseRequestedExample('?query=%7B__typename%7D&variables=%7B%7D');
    expect(example).toEqual({ query: '{__typename}', variables: '{}' });
    expect(firstTabs(example)).toEqual([{ ...example, headers: HEADERS }, ...tabs]);
  });
});
