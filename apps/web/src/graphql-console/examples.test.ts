import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import contract from '../../../../schema.graphql?raw';
import { firstTabs, HEADERS, parseRequestedExample } from './examples';

const schema = buildSchema(contract);

describe('the tabs that the console opens with', () => {
  const tabs = firstTabs(null);

  test('hold open jobs in several ways, each a document of the schema', () => {
    expect(tabs.length).toBeGreaterThanOrEqual(3);
    for (const { query } of tabs) {
      expect(validate(schema, parse(query))).toEqual([]);
      expect(query).toMatch(/\bopenJobs?\(/);
    }
  });

  test('bring a value for every variable that their query names', () => {
    for (const { query, variables } of tabs) {
      const names = [...query.matchAll(/\$(\w+):/g)].map(([, name]) => name);
      expect(Object.keys(JSON.parse(variables ?? '{}') as object)).toEqual(names);
    }
  });

  test('have a place for a key, and none in it', () => {
    expect(JSON.parse(HEADERS)).toEqual({ authorization: '' });
    for (const { headers } of tabs) expect(headers).toBe(HEADERS);
  });

  test('begin with the query of the address, if it has one', () => {
    expect(parseRequestedExample('')).toBeNull();
    expect(parseRequestedExample('?query=')).toEqual({ query: '', variables: '' });
    const asked = parseRequestedExample('?query=%7B__typename%7D&variables=%7B%7D');
    expect(asked).toEqual({ query: '{__typename}', variables: '{}' });
    expect(firstTabs(asked)).toEqual([{ ...asked, headers: HEADERS }, ...tabs]);
  });
});
