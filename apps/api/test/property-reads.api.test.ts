import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildASTSchema,
  type FieldDefinitionNode,
  getDirectiveValues,
  type GraphQLSchema,
  parse,
  visit,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../test-release.js';
import { decideApplication } from './builders/admin.js';
import { approvedApplication, openOffice } from './builders/applications.js';
import { ManualClock } from './builders/clock.js';
import type { TestClient } from './builders/client.js';
import { compiledDuring, postedAnswer, withoutCompiledQueries } from './builders/compiled-queries.js';
import { approvedEmployer, openJob, postJob, schedule, setJobActive } from './builders/employer.js';
import { visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';
import { RUNS } from './property/hostile.js';
import { PlainExecution } from './property/plain-execution.js';
import { TIMEOUT_MS } from './property/prey.js';
import { type Choice, DocumentWriter, type RandomDocument, type Root } from './property/random-documents.js';

const whole = parse(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const requires = buildASTSchema(whole).getDirective('requires');

/** Returns the schema without the fields that the caller may not select, because selecting one fails the whole document. */
function schemaFor(who: Who): GraphQLSchema {
  const isOpen = (field: FieldDefinitionNode): boolean => {
    const roles: unknown = requires && getDirectiveValues(requires, field)?.['role'];
    return !Array.isArray(roles) || roles.includes(who.toUpperCase());
  };
  return buildASTSchema(visit(whole, { FieldDefinition: (field) => (isOpen(field) ? undefined : null) }));
}

const number = (value: number): Choice => ({ text: String(value), value });
const text = (value: string): Choice => ({ text: JSON.stringify(value), value });
/** An input object with texts, numbers and lists of texts. */
const input = (value: Record<string, string | number | string[]>): Choice => ({
  text: `{ ${Object.entries(value)
    .map(([name, one]) => `${name}: ${JSON.stringify(one)}`)
    .join(', ')} }`,
  value,
});

const PAGE = { first: [number(1), number(3), number(20)], page: [number(1), number(2)] };
const LIST_FILTERS = [input({}), input({ search: 'silk' }), input({ search: 'nobody' })];

const order = (field: string, direction: string): Choice => ({
  text: `{ field: ${field}, direction: ${direction} }`,
  value: { field, direction },
});
const JOB_ORDERS = [order('POSTED_AT', 'DESC'), order('POSTED_AT', 'ASC'), order('TITLE', 'DESC')];

type Who = 'visitor' | 'candidate' | 'employer' | 'admin';

const BY_ROLE: Readonly<Record<Exclude<Who, 'visitor'>, readonly Root[]>> = {
  candidate: [{ name: 'viewer', choices: {} }],
  employer: [{ name: 'viewer', choices: {} }],
  admin: [
    { name: 'companies', choices: { ...PAGE, filter: LIST_FILTERS } },
    { name: 'candidates', choices: { ...PAGE, filter: LIST_FILTERS } },
    { name: 'jobs', choices: { ...PAGE, filter: LIST_FILTERS, orderBy: JOB_ORDERS } },
    { name: 'applications', choices: { ...PAGE, filter: LIST_FILTERS, orderBy: [order('STATUS_UPDATED_AT', 'ASC')] } },
    { name: 'auditEvents', choices: PAGE },
  ],
};

interface Answer {
  errors?: { extensions: { code: string } }[];
}

/**
 * Selections of open jobs are planned; selections of other lists are read whole. Failures are not shrunk, because the document is readable as it is.
 */
const MANY = { ...RUNS, numRuns: RUNS.numRuns * 10, endOnFailure: true };
const FEW = { ...RUNS, numRuns: RUNS.numRuns * 5, endOnFailure: true };
/** Each document is sent six times. */
const LONG = 4 * TIMEOUT_MS;

describe('a random selection of fields gets the same response as the standard execution over whole records:', () => {
  let portal: Portal;
  let publicRoots: Root[];
  const clients: Partial<Record<Who, TestClient>> = {};
  beforeAll(async () => {
    // The clock stands still, so that the undo time of a decision does not end between two responses.
    const clock = new ManualClock();
    portal = await startPortal({}, clock);
    const office = await openOffice(portal);
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await schedule(office.employer, applicationId);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    const open = await openJob(office.employer, office.admin, { title: 'Silk Weaver', workMode: 'REMOTE' });
    const waiting = await postJob(office.employer, { title: 'Dyer' });
    const other = await approvedEmployer(portal, office.admin);
    await openJob(other, office.admin, { title: 'Textile Printer', city: 'Vadodara' });
    const closed = await openJob(other, office.admin, { title: 'Silk Designer' });
    await setJobActive(other, closed, false);
    Object.assign(clients, {
      visitor: visitor(portal),
      candidate: candidate.client,
      employer: office.employer.client,
      admin: office.admin.client,
    });
    const { openJobs } = await visitor(portal).ask<{ openJobs: { edges: { cursor: string }[] } }>(
      '{ openJobs { edges { cursor } } }',
    );
    const choices = {
      first: PAGE.first,
      filter: [
        input({}),
        input({ query: 'silk' }),
        input({ location: 'surat' }),
        input({ query: 'textile', experience: 2 }),
        input({ cities: ['Surat', 'Navsari'], industries: [] }),
        input({ query: 'weaver', minSalary: 1 }),
        input({ minSalary: 1, postedAfter: '2026-01-01' }),
      ],
      orderBy: [order('POSTED_AT', 'DESC'), order('POSTED_AT', 'ASC')],
    };
    publicRoots = [
      { name: 'openJobs', choices: { ...choices, after: openJobs.edges.map(({ cursor }) => text(cursor)) } },
      { name: 'openJobs', choices: { ...choices, page: PAGE.page } },
      { name: 'openJob', choices: { id: [text(open), text(waiting), text(closed)] } },
      { name: 'closedJob', choices: { id: [text(open), text(closed)] } },
    ];
  });
  afterAll(() => portal.stop());

  const clientOf = (who: Who): TestClient => clients[who] ?? visitor(portal);

  async function expectTheSame(who: Who, roots: readonly Root[], runs: typeof RUNS): Promise<void> {
    const client = clientOf(who);
    const schema = schemaFor(who);
    const plain = new PlainExecution(schema, client);
    const property = fc.asyncProperty(fc.gen(), async (gen) => {
      const document = new DocumentWriter(gen, schema, roots).write();
      const answer = await sent(client, document);
      // A document that exceeds the limits has no data to compare.
      fc.pre(!isTooComplex(answer));
      const expected = { data: await plain.answer(document) };
      expect(answer, document.query).toEqual(expected);
      // A repeated document is compiled, and a repeated statement is prepared.
      const again = await Promise.all([sent(client, document), sent(client, document)]);
      expect(again, document.query).toEqual([expected, expected]);
      await expectTheSameBytes(client, document);
    });
    // Most documents contain conditions and are not compiled.
    expect(await compiledDuring(() => fc.assert(property, runs))).toBeGreaterThan(0);
  }

  test('public jobs', { timeout: LONG }, () => expectTheSame('visitor', publicRoots, MANY));
  test.each(sampled(['candidate', 'employer', 'admin'] as const, 1))('lists: %s', { timeout: LONG }, (who) =>
    expectTheSame(who, [...BY_ROLE[who], ...publicRoots], FEW),
  );
});

/** Checks that a compiled query answers two identical, concurrent requests with the same bytes as graphql itself. */
async function expectTheSameBytes({ url, token }: TestClient, document: RandomDocument): Promise<void> {
  const compiled = await Promise.all([document, document].map((body) => postedAnswer(url, body, token)));
  await withoutCompiledQueries(async () => {
    const expected = await postedAnswer(url, document, token);
    expect(compiled, document.query).toEqual([expected, expected]);
  });
}

const isTooComplex = ({ errors }: Answer): boolean =>
  errors?.some(({ extensions }) => extensions.code === 'QUERY_TOO_COMPLEX') ?? false;

async function sent({ url, token }: TestClient, document: RandomDocument): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
    body: JSON.stringify(document),
  });
  return (await response.json()) as Answer;
}
