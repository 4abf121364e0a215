import 'reflect-metadata';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { schemaOnlyResolvers } from '../src/container.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const FEATURES = `${SOURCE}features/`;

/** The kinds of files in a feature (CONTRIBUTING.md), with the suffix of their classes. The suffix is empty for kinds without classes. */
const KINDS: Readonly<Record<string, string>> = {
  types: '',
  resolver: 'Resolver',
  service: 'Service',
  policy: 'Policy',
  list: '',
  'read-model': 'ReadModel',
  repository: 'Repository',
  rules: '',
  presenter: '',
  worker: '',
  emails: 'Emails',
  feature: '',
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const productFiles = (folder: string): string[] => filesIn(folder).filter((file) => !file.endsWith('.test.ts'));
const kindOf = (file: string): string =>
  /^[a-z-]+\/(?:[a-z-]+\/)?[a-z0-9-]+\.([a-z-]+)(?:\.test)?\.ts$/.exec(file)?.[1] ?? '';

/** The names of the portal and its packages, and media types. */
const NAMES = /'@job-alert[^']*'|job-alert|Job Alert|'application\/[^']*'/g;

/** Returns the lines of a folder's files that match the words, as file and line. */
const linesWith = (folder: string, words: RegExp): string[] =>
  productFiles(folder).flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line) => (words.test(line.replaceAll(NAMES, '')) ? [`${file}: ${line.trim()}`] : [])),
  );

describe('a feature', () => {
  const files = filesIn(FEATURES);

  test('has only the kinds of files that CONTRIBUTING.md names', () => {
    expect(files.filter((file) => !(kindOf(file) in KINDS))).toEqual([]);
  });

  test('has one .feature.ts file with its own name', () => {
    const features = [...new Set(files.map((file) => file.slice(0, file.indexOf('/'))))];
    expect(features.filter((name) => !files.includes(`${name}/${name}.feature.ts`))).toEqual([]);
  });

  test('names its classes after the kind of their file', () => {
    const misnamed = productFiles(FEATURES).flatMap((file) => {
      const ending = KINDS[kindOf(file)] ?? '';
      const classes = [...readFileSync(FEATURES + file, 'utf8').matchAll(/^export class (\w+)/gm)];
      return classes.flatMap(([, name = '']) => (name.endsWith(ending) ? [] : [`${file}: ${name}`]));
    });
    expect(misnamed).toEqual([]);
  });

  test('registers all its resolvers in the schema', async () => {
    const resolvers = productFiles(FEATURES).filter((file) => kindOf(file) === 'resolver');
    const modules: object[] = await Promise.all(resolvers.map((file) => import(FEATURES + file)));
    const wired = new Set<unknown>(schemaOnlyResolvers().map((resolver) => resolver.constructor));
    const forgotten = resolvers.filter((_, index) =>
      Object.values(modules[index] ?? {}).some((value) => typeof value === 'function' && !wired.has(value)),
    );
    expect(resolvers.length).toBeGreaterThan(20);
    expect(forgotten).toEqual([]);
  });
});

/** The words of the domain. The roles (candidate, employer, administrator) also belong to the platform. */
const TOPICS = /\b(?:jobs?|interviews?|compan(?:y|ies)|applications?|approvals?|proposals?)\b/i;

test('the mail feature contains no domain words', () => {
  expect(linesWith(`${FEATURES}mail`, TOPICS)).toEqual([]);
});

test('the platform contains no domain words', () => {
  expect(linesWith(`${SOURCE}platform`, TOPICS)).toEqual([]);
});

/** The functions of graphql and graphql-jit that execute documents. */
const EXECUTORS = /\b(?:execute|executeSync|graphql|graphqlSync|subscribe|compileQuery)\b/;
const IMPORT = /import\s+(?!type\b)([^;'"]+?)\s+from\s+['"](?:graphql|graphql\/[^'"]+|graphql-jit)['"]/g;

test('only one file compiles and executes GraphQL documents', () => {
  const folders = ['apps/api/src', 'apps/web/src', 'packages/client/src', 'packages/domain/src'];
  const executes = (source: string): boolean =>
    [...source.matchAll(IMPORT)].some(([, names = '']) => EXECUTORS.test(names.replaceAll(/\btype \w+/g, '')));
  const callers = folders.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => executes(readFileSync(ROOT + file, 'utf8'))),
  );
  expect(callers).toEqual(['apps/api/src/server/graphql/compiled-queries.ts']);
});

/** Packages with an install script that they work without: their machine code is in a package of its own, or they only print or copy. */
const SCRIPTS_NOT_NEEDED = ['@apollo/protobufjs', '@swc/core', 'esbuild', 'msw'];

test('no dependency needs its install script, so npm runs none', () => {
  const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }>;
  };
  const names = Object.entries(packages).flatMap(([path, { hasInstallScript, optional }]) =>
    hasInstallScript && !optional ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  expect(names).toEqual(SCRIPTS_NOT_NEEDED);
  expect(readFileSync(`${ROOT}.npmrc`, 'utf8')).toContain('\nignore-scripts=true\n');
});

interface TestNames {
  stories: string[];
  journeys: string[];
}

describe('tools/feature-tests.json', () => {
  const map = JSON.parse(readFileSync(`${ROOT}tools/feature-tests.json`, 'utf8')) as {
    everyFeature: TestNames;
    noFeature: TestNames;
    features: Record<string, TestNames>;
  };
  const lists = [map.everyFeature, map.noFeature, ...Object.values(map.features)];
  const testsIn = (folder: string) =>
    readdirSync(ROOT + folder).flatMap((file) =>
      file.endsWith('.test.ts') ? [file.slice(0, -'.test.ts'.length)] : [],
    );

  test('lists each feature of the API and of the web app', () => {
    const folders = ['apps/api/src/features', 'apps/web/src/features'].flatMap((folder) => readdirSync(ROOT + folder));
    const features = [...new Set(folders)].filter((name) => name !== 'shared');
    expect(Object.keys(map.features).toSorted()).toEqual(features.toSorted());
  });

  test('lists exactly the existing API tests and end-to-end tests', () => {
    const namesOf = (kind: keyof TestNames) => [...new Set(lists.flatMap((list) => list[kind]))].toSorted();
    expect(namesOf('stories')).toEqual(testsIn('apps/api/test').toSorted());
    expect(namesOf('journeys')).toEqual(testsIn('apps/e2e/src').toSorted());
  });
});

test('the paths in docs/architecture.md lead to existing files', () => {
  const text = readFileSync(`${ROOT}docs/architecture.md`, 'utf8');
  const groups = [...text.matchAll(/`((?:apps|packages)\/[^`]*\/)`: ((?:`[^`]+`(?:, )?)+)/g)];
  const named = groups.flatMap(([, folder = '', names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => `${folder}${name}`),
  );
  const whole = [...text.matchAll(/`((?:apps|packages)\/[^`]*\.\w+)`/g)].map(([, path = '']) => path);
  const files = [...named, ...whole.filter((path) => !path.includes('/NNNN-'))];
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(ROOT + file))).toEqual([]);
});

test('no folder has more than 25 files of product code', () => {
  const sources = ['apps', 'packages'].flatMap((group) =>
    readdirSync(ROOT + group).map((workspace) => `${ROOT}${group}/${workspace}/src`),
  );
  const counts = new Map<string, number>();
  for (const source of sources.filter((folder) => existsSync(folder)))
    for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(file) && !/\.(?:test|generated)\.tsx?$/.test(file)) {
        const folder = dirname(`${source}/${file}`).slice(ROOT.length);
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
      }
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

describe('a recipe in docs/architecture.md', () => {
  const text = readFileSync(`${ROOT}docs/architecture.md`, 'utf8');
  const isByHand = (file: string): boolean =>
    !/\.generated\.|\.test\.|\/testing\/|\/demo\/|\/migrations\//.test(file) && /\.(?:tsx?|graphql)$/.test(file);

  /** Returns the product files of the section's table. Migrations are new files. */
  function listedFiles(heading: string): string[] {
    const start = text.indexOf(`\n## ${heading}`);
    expect(start, heading).toBeGreaterThan(0);
    const section = text.slice(start + 1, text.indexOf('\n## ', start + 1));
    const paths = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path);
    return paths.filter((path) => isByHand(path) && !path.endsWith('/migrations.ts')).toSorted();
  }

  /** Returns the product files that name an existing value or field of the same kind. */
  const filesNaming = (word: RegExp): string[] =>
    ['apps/api/src', 'apps/web/src', 'packages/domain/src']
      .flatMap((folder) =>
        readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => isByHand(file) && word.test(readFileSync(`${ROOT}${file}`, 'utf8')))
      .toSorted();

  test.each([
    ['Adding one value to an enum: a job type', /\bPART_TIME\b/],
    ["Adding one field to a candidate's profile", /\baddress_?line2\b|'addressLine2'/i],
  ])('lists each file that an addition changes: %s', (heading, example) => {
    expect(listedFiles(heading)).toEqual(filesNaming(example));
  });
});
