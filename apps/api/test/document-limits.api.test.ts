import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { concatAST, parse, print, separateOperations } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRODUCTION } from './builders/production.js';
import { insertCandidate, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, startPortal } from './harness.js';

const WEB = fileURLToPath(new URL('../../web/src', import.meta.url));

const OPERATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    separateOperations(
      concatAST(
        readdirSync(WEB, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.graphql'))
          .map((name) => parse(readFileSync(join(WEB, name), 'utf8'))),
      ),
    ),
  ).map(([name, document]) => [name, print(document)]),
);

describe('a GraphQL document', () => {
  let portal: Portal;
  let production: Portal;
  beforeAll(async () => {
    portal = await startPortal({ LOG_LEVEL: 'silent' });
    production = await startPortal({ ...PRODUCTION, LOG_LEVEL: 'silent' });
  });
  afterAll(async () => {
    await portal.stop();
    await production.stop();
  });

  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  const post = (url: string, body: string) => fetch(`${url}/graphql`, { method: 'POST', headers, body });
  /** Returns the error messages of a document. */
  async function problems(query: string, ...codes: string[]): Promise<string[]> {
    const response = await post(portal.url, JSON.stringify({ query }));
    type Problem = { message: string; extensions: { code: string } };
    const { errors } = (await response.json()) as { errors: Problem[] };
    expect(response.status).toBe(400);
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(codes));
    return errors.map(({ message }) => message);
  }

  test('is rejected when it is nested deeper than twelve levels', async () => {
    const nested = (depth: number): string => `${'{ a '.repeat(depth)}${' }'.repeat(depth)}`;
    expect(await problems(nested(12), 'GRAPHQL_VALIDATION_FAILED')).not.toContainEqual(
      expect.stringContaining('depth'),
    );
    const deep = await problems(nested(13), 'QUERY_TOO_COMPLEX', 'GRAPHQL_VALIDATION_FAILED');
    expect(deep).toContain('Query depth limit of 12 exceeded, found 13.');
  });

  test.each(Object.keys(OPERATIONS))('is accepted as the operation %s of the web app', async (name) => {
    const refused = await post(portal.url, JSON.stringify({ query: OPERATIONS[name], operationName: name }));
    const { errors = [] } = (await refused.json()) as { errors?: { message: string; extensions: { code: string } }[] };
    // The operation may fail without a login and variables, but not because of its document.
    expect(errors.map(({ extensions }) => extensions.code)).not.toContain('QUERY_TOO_COMPLEX');
    expect(errors.map(({ extensions }) => extensions.code)).not.toContain('GRAPHQL_VALIDATION_FAILED');
  });

  test('is rejected above the cost limit of a request or with more than fifteen aliases', async () => {
    const jobs = (name: string, fields: string) =>
      `${name}: openJobs(first: $n) { nodes { ${fields} } edges { node { ${fields} } } totalCount }`;
    const many = (count: number, fields = 'id title city state') =>
      `query ($n: Int!) { ${Array.from({ length: count }, (_, index) => jobs(`a${index}`, fields)).join(' ')} }`;
    const more =
      'id title city state country description openings path deadline postedAt salaryMin salaryMax jobType workMode minExperience maxExperience preferredSkills company { id }';
    expect(await problems(many(16), 'QUERY_TOO_COMPLEX')).toEqual(['Aliases limit of 15 exceeded, found 16.']);
    expect(await visitor(portal).outcome(many(15), { n: 100 })).toBe('OK');
    expect(await visitor(portal).outcome(many(15, more), { n: 25 })).toBe('OK');
    expect(await visitor(portal).errorOf(many(15, more), { n: 100 })).toMatchObject({
      code: 'QUERY_TOO_COMPLEX',
      message: 'Query Cost limit of 5000 exceeded, found 6210.',
    });
  });

  test('is rejected before validation when it repeats a field too often', async () => {
    const repeated = `{ openJobs { ${'nodes { id } '.repeat(400)} } }`;
    expect(await problems(repeated, 'QUERY_TOO_COMPLEX')).toEqual(['The document has too many fields of one name.']);
  });

  test('gets at most ten validation errors and a notice that there are more', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `no${index}`).join(' ');
    const messages = await problems(`{ viewer { ${names} } }`, 'GRAPHQL_VALIDATION_FAILED');
    expect(messages).toHaveLength(11);
    expect(messages.at(-1)).toBe('Too many validation errors, error limit reached. Validation aborted.');
  });

  test('is rejected with more than two thousand tokens', async () => {
    const query = `{ openJobs { nodes { ${'id '.repeat(2_000)} } } }`;
    const response = await post(portal.url, JSON.stringify({ query }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }] });
  });

  test('is rejected when the named operation is unknown or none of several is named', async () => {
    const ask = async (body: object) => {
      const response = await post(portal.url, JSON.stringify(body));
      return { status: response.status, body: await response.json() };
    };
    const refused = (message: string) => ({
      status: 400,
      body: { errors: [{ message, extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] },
    });
    expect(await ask({ query: '{ __typename }', operationName: 'x' })).toEqual(refused('Unknown operation named "x".'));
    expect(await ask({ query: 'query A { __typename } query B { __typename }' })).toEqual(
      refused('Must provide operation name if query contains multiple operations.'),
    );
  });

  test('gets an error that names the argument with a null variable, on every request', async () => {
    const query = 'query ($n: Int) { openJobs(first: $n) { nodes { id } } }';
    for (let time = 0; time < 3; time += 1) {
      const answer = await post(portal.url, JSON.stringify({ query, variables: { n: null } }));
      expect(await answer.json()).toMatchObject({
        errors: [{ message: expect.stringMatching(/^Argument "first"/), extensions: { code: 'BAD_USER_INPUT' } }],
      });
      expect((await post(portal.url, JSON.stringify({ query, variables: { n: 1 } }))).status).toBe(200);
    }
  });

  test('gets PERSISTED_QUERY_NOT_SUPPORTED when it is sent with a persisted-query hash', async () => {
    const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) };
    for (const query of [undefined, '{ __typename }']) {
      const response = await post(portal.url, JSON.stringify({ query, extensions: { persistedQuery } }));
      expect(await response.json()).toEqual({
        errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
      });
    }
  });

  test('is rejected when it is larger than 100 kB', async () => {
    const query = (size: number) => JSON.stringify({ query: '{ viewer { id } }', variables: { x: 'x'.repeat(size) } });
    expect((await post(portal.url, query(99_000))).status).toBe(200);
    const refused = await post(portal.url, query(103_000));
    expect(refused.status).toBe(413);
  });

  test('gets no suggested names in production, but can read the schema by introspection', async () => {
    const misspelt = '{ openJob { nodes { id } } opnJobs { nodes { id } } }';
    const { message } = await visitor(production).errorOf(misspelt);
    expect(message).not.toContain('Did you mean');
    const introspection = '{ __schema { queryType { name } } }';
    expect(await visitor(production).ask(introspection)).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });

  test('gets an error id without internal details when it fails internally, also over REST', async () => {
    const candidate = await insertCandidate(portal);
    await portal.dataSource.query('RENAME TABLE application TO application_away');
    try {
      const error = await candidate.client.errorOf('{ viewer { applications { nodes { id } } } }');
      expect(error).toMatchObject({ code: 'INTERNAL', message: 'Something went wrong. Please try again later.' });
      expect(error['errorId']).toMatch(/^[0-9a-f-]{36}$/);
      const answer = await new RestClient(portal.url, candidate.token).get('job/candidate/applications/');
      expect(answer.status).toBe(500);
      for (const text of [JSON.stringify(error), JSON.stringify(answer.body)]) {
        expect(text).not.toMatch(/SELECT|ER_|application_away|node_modules|\.ts\b|\bat \w+ \(/);
      }
      expect(JSON.stringify(answer.body)).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    } finally {
      await portal.dataSource.query('RENAME TABLE application_away TO application');
    }
  });
});
