import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { employerInput, jobInput, POST_JOB, REGISTER_EMPLOYER } from '../../../api/test/builders/employer.js';
import { SAVE_PROFILE, profileInput } from '../../../api/test/builders/candidate.js';
import type { Account } from './victim.js';
import type { Sent, Visitor } from './visitor.js';

/** The resources of an attacker in addition to an address: accounts that anyone can create, and the email address of another person. */
export interface Loot {
  candidateToken: string;
  employerToken: string;
  victimEmail: string;
  /** The path of a report link without a period, as it is in a shared spreadsheet. */
  reportLinkPath: string;
  /** Candidates of the attacker, with sessions. Filled only for `everything at once`. */
  candidates: readonly Account[];
}

export interface Hostile {
  visitor: Visitor;
  loot: Loot;
  /** True while the attack continues. */
  goesOn(): boolean;
  /** Counts the status of a response. */
  count(status: number): void;
}

/** The number of connections of an attack. */
export const CONNECTIONS = 4;
/** The wait of a rejected attacker before the next attempt, in milliseconds. Each connection tries a hundred times a second. */
const PAUSE_AFTER_ERROR_MS = 10;
const SLOW_BODIES = 200;
const MEGABYTE = 1_000_000;

export type Attack = (hostile: Hostile) => Promise<void>;

const FIELDS = [
  'id',
  'title',
  'city',
  'state',
  'country',
  'jobType',
  'workMode',
  'salaryMin',
  'salaryMax',
  'minExperience',
  'maxExperience',
  'openings',
  'minimumQualification',
  'preferredSkills',
  'postedAt',
  'deadline',
  'description',
  'path',
  'company { id }',
  'company { name }',
  'company { industry }',
  'company { website }',
];
const WORDS = ['developer', 'designer', 'sales', 'a', 's', 'excel', 'tally', 'manager', 'xyzzy'];
export const pickOne = <T>(values: readonly T[]): T => values[randomInt(values.length)] as T;
const pickSome = (values: readonly string[]): string[] => values.filter(() => randomInt(2) === 0);
const alias = (field: string): string => `a${randomUUID().slice(0, 8)}: ${field}`;

const ORDERS = ['', 'orderBy: { field: POSTED_AT, direction: DESC }', 'orderBy: { field: POSTED_AT, direction: ASC }'];

/** Returns a selection of open jobs that has not been sent before. */
function strangeSelection(): string {
  const filter = [
    ...(randomInt(2) ? [`query: "${pickOne(WORDS)} ${pickOne(WORDS)}"`] : []),
    ...(randomInt(2) ? [`location: "${pickOne(['surat', 'pune', 'mum', 'j'])}"`] : []),
    ...(randomInt(2) ? [`minSalary: ${randomInt(1_000_000)}`] : []),
    ...(randomInt(2) ? [`experience: ${randomInt(30)}`] : []),
  ].join(', ');
  const where = `first: ${1 + randomInt(50)}, page: ${1 + randomInt(100)}, ${pickOne(ORDERS)}`;
  const nodes = [alias('id'), ...pickSome(FIELDS)].join(' ');
  return `{ ${alias(`openJobs(${where}, filter: { ${filter} })`)} { nodes { ${nodes} } pageInfo { hasNextPage } } }`;
}

/** Returns a document with many fields that is wrong only in the last one. */
function wrongDocument(): string {
  const fields = Array.from({ length: 40 }, () => alias('openJobs(first: 1) { nodes { id title company { name } } }'));
  return `{ ${fields.join(' ')} nothing${randomInt(1e9)} }`;
}

/** Returns fragments that repeat the same fields, which is slow for a validator that compares each with each. */
function overlappingDocument(): string {
  const spread = Array.from({ length: 400 }, (_, index) => `...F${index % 20}`).join(' ');
  const fragments = Array.from(
    { length: 20 },
    (_, index) => `fragment F${index} on OpenJob { ${'id title city company { id name } '.repeat(20)} }`,
  );
  return `{ openJobs(first: ${1 + randomInt(100)}) { nodes { ${spread} } } } ${fragments.join(' ')}`;
}

const MANY = `query ($n: Int!) { ${Array.from(
  { length: 5 },
  (_, index) => `j${index}: openJobs(first: $n) { totalCount nodes { ${FIELDS.slice(0, 18).join(' ')} } }`,
).join(' ')} }`;

export const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }';
const JSON_BODY = { 'content-type': 'application/json' };

/** Returns an email address in a form that a lookup might accept and a counter might not. */
const emailVariant = (email: string): string =>
  pickOne([
    email,
    email.toUpperCase(),
    email.replace('i', 'í'),
    `\u200b${email}`,
    ` ${email} `,
    email.normalize('NFD'),
  ]);

/** Each connection sends the next request as soon as it has a response, and continues after an error. */
export const flood =
  (ask: (hostile: Hostile) => Promise<{ status: number; text: string }>): Attack =>
  async (hostile) => {
    const worker = async (): Promise<void> => {
      while (hostile.goesOn()) {
        const { status, text } = await ask(hostile);
        const isRefused = status === 429 || status === 0 || text.includes('"code":"RATE_LIMITED"');
        hostile.count(isRefused && status !== 0 ? 429 : status);
        if (isRefused) await pause(PAUSE_AFTER_ERROR_MS);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  };

/** Attacks of a hostile visitor, worst first. Each runs at the limits that the portal allows. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'selections nobody sent before': flood(({ visitor }) => visitor.ask(strangeSelection())),
  'documents that are wrong': flood(({ visitor }) => visitor.ask(wrongDocument())),
  'documents that cannot be read': flood(({ visitor }) => visitor.ask(`{ openJobs(${'['.repeat(40_000)}`)),
  'fragments that overlap': flood(({ visitor }) => visitor.ask(overlappingDocument())),
  introspection: flood(({ visitor }) => visitor.ask(`${getIntrospectionQuery()} # ${randomUUID()}`)),
  'first: $n of five lists': flood(({ visitor }) => visitor.ask(MANY, { n: 100 })),
  'pages with unknown query names': flood(({ visitor }) =>
    visitor.send({ path: `/job-alert/job-opportunites?utm_${randomUUID().slice(0, 8)}=${randomUUID()}` }),
  ),
  'pages of searches': flood(({ visitor }) =>
    visitor.send({ path: `/job-alert/job-opportunites?title=${pickOne(WORDS)}${randomInt(1e6)}` }),
  ),
  'files of the site': flood(({ visitor }) =>
    visitor.send({ path: pickOne(['/sitemap.xml', '/schema.graphql', '/']) }),
  ),
  'paths that do not exist': flood(({ visitor }) => visitor.send({ path: `/api/${randomUUID()}/` })),
  'wrong passwords of the victim': flood(({ visitor, loot }) =>
    visitor.ask(SIGN_IN, { email: emailVariant(loot.victimEmail), password: 'Wrong&Word1' }),
  ),
  'sign-ups': flood(({ visitor }) =>
    visitor.ask(REGISTER_EMPLOYER, { input: employerInput({ email: `${randomUUID()}@hostile.example` }) }),
  ),
  'jobs of a company that is not approved': flood(({ visitor, loot }) =>
    visitor.ask(POST_JOB, { input: jobInput({ title: `Job ${randomInt(1e9)}` }) }, loot.employerToken),
  ),
  'files in fields that do not exist': flood(({ visitor, loot }) => visitor.send(parkedFiles(loot.candidateToken))),
  'documents that take time': flood(({ visitor, loot }) => visitor.send(slowDocument(loot.candidateToken))),
  'bodies that never end': slowBodies,
};

/** Returns a form with many large files that no field of the operation uses. */
const parkedFiles = (token: string): Sent => {
  const file = Buffer.alloc(2 * MEGABYTE, ' ');
  const places = Array.from({ length: 29 }, (_, index): [string, Buffer] => [`variables.nowhere.${index}`, file]);
  return profileForm(token, places);
};

/** A PDF of the maximum size, with as many objects as fit. */
const OBJECT = '1 0 obj<</S/A>>endobj ';
const SLOW_PDF = Buffer.from(`%PDF-1.7\n${OBJECT.repeat(Math.floor((5 * MEGABYTE) / OBJECT.length) - 2)}%%EOF\n`);
const slowDocument = (token: string): Sent => profileForm(token, [['variables.input.panCard', SLOW_PDF]]);

const profileForm = (token: string, files: readonly FormFile[]): Sent =>
  graphqlForm({ query: SAVE_PROFILE, variables: { input: profileInput({ panCard: null }) }, files, token });

type FormFile = readonly [place: string, file: Buffer];

/** Returns an operation with files at these places, in the format of the GraphQL multipart request specification. */
export function graphqlForm({
  query,
  variables,
  files,
  token,
}: {
  query: string;
  variables: object;
  files: readonly FormFile[];
  token?: string;
}): Sent {
  const boundary = `----${randomUUID()}`;
  const part = (name: string, content: string | Buffer, more = ''): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const map = Object.fromEntries(files.map(([place], index) => [index, [place]]));
  const body = Buffer.concat([
    part('operations', JSON.stringify({ query, variables })),
    part('map', JSON.stringify(map)),
    ...files.map(([, file], index) => part(String(index), file, '; filename="a.pdf"\r\nContent-Type: application/pdf')),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'apollo-require-preflight': 'true',
    ...(token && { authorization: `Token ${token}` }),
  };
  return { method: 'POST', path: '/graphql', headers, body };
}

/** Sends bodies slowly, a byte at a time. A request that the server ends is counted as rejected and sent again. */
async function slowBodies({ visitor, goesOn, count }: Hostile): Promise<void> {
  const one = async (): Promise<void> => {
    while (goesOn()) {
      const headers = { ...JSON_BODY, 'content-length': '90000' };
      const outgoing = visitor.open({ method: 'POST', path: '/graphql', headers }, false);
      const ended = new Promise<number>((resolve) => {
        outgoing.on('response', (response) => resolve(response.resume().statusCode ?? 0));
        outgoing.on('error', () => resolve(0));
      });
      outgoing.write('{');
      const trickle = setInterval(() => {
        if (goesOn() && !outgoing.destroyed) outgoing.write(' ');
        else outgoing.destroy();
      }, 500);
      const status = await ended;
      clearInterval(trickle);
      outgoing.destroy();
      count(goesOn() ? status : -1);
      await pause(PAUSE_AFTER_ERROR_MS);
    }
  };
  await Promise.all(Array.from({ length: SLOW_BODIES }, one));
}
