import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Client, fetchExchange } from '@urql/core';
import { GraphQLClient, request } from 'graphql-request';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOffice } from './builders/applications.js';
import { type Portal, sharedPortal } from './harness.js';

const run = promisify(execFile);
const QUERY = 'query Jobs($first: Int) { openJobs(first: $first) { nodes { id title } } }';
const VARIABLES = { first: 5 };
const JOBS = { openJobs: { nodes: [{ title: 'Textile Designer' }] } };

describe('third-party GraphQL clients with default settings', () => {
  let portal: Portal;
  let url: string;
  beforeAll(async () => {
    portal = await sharedPortal();
    url = `${portal.url}/graphql`;
    await openOffice(portal);
  });

  test('urql reads the open jobs, by GET and by POST', async () => {
    for (const options of [{}, { preferGetMethod: false }, { preferGetMethod: 'force' }] as const) {
      const client = new Client({ url, exchanges: [fetchExchange], ...options });
      const { data, error } = await client.query(QUERY, VARIABLES).toPromise();
      expect(error).toBeUndefined();
      expect(data).toMatchObject(JOBS);
    }
  });

  test('graphql-request reads the open jobs, by GET and by POST', async () => {
    expect(await request(url, QUERY, VARIABLES)).toMatchObject(JOBS);
    expect(await new GraphQLClient(url, { method: 'GET' }).request(QUERY, VARIABLES)).toMatchObject(JOBS);
  });

  test('Apollo Client reads the open jobs, and sends full documents after its persisted query hash is rejected', async () => {
    const sent: string[] = [];
    const listen: typeof fetch = async (address, init) => {
      const outgoing = new Request(address, init);
      const text = outgoing.method === 'GET' ? outgoing.url : await outgoing.clone().text();
      sent.push(`${outgoing.method} ${text.includes('openJobs') ? 'document' : 'hash'}`);
      return fetch(outgoing);
    };
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    for (const useGETForHashedQueries of [false, true]) {
      const link = ApolloLink.from([
        new PersistedQueryLink({ sha256, useGETForHashedQueries }),
        new HttpLink({ uri: url, fetch: listen }),
      ]);
      const client = new ApolloClient({ cache: new InMemoryCache(), link });
      const read = () => client.query({ query: gql(QUERY), variables: VARIABLES, fetchPolicy: 'network-only' });
      expect((await read()).data).toMatchObject(JOBS);
      expect((await read()).data).toMatchObject(JOBS);
    }
    expect(sent).toEqual(['POST hash', 'POST document', 'POST document', 'GET hash', 'POST document', 'POST document']);
    const plain = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: url }) });
    expect((await plain.query({ query: gql(QUERY), variables: VARIABLES })).data).toMatchObject(JOBS);
  });

  test('curl reads the open jobs by GET', async () => {
    const query = `query=${QUERY}`;
    const variables = `variables=${JSON.stringify(VARIABLES)}`;
    const { stdout } = await run('curl', ['-sG', url, '--data-urlencode', query, '--data-urlencode', variables]);
    expect(JSON.parse(stdout)).toMatchObject({ data: JOBS });
  });
});
