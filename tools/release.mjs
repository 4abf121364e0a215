import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { writeReleaseDocs } from './release-docs.mjs';
import { releaseVersion } from './release-version.mjs';
import { ROOT, turbo } from './turbo.mjs';

/**
 * `npm run release -- [FOLDER]` writes job-alert-VERSION.tar.gz into the folder (`release` without it): the bundled server, the web
 * app, the units and the guides. It needs Node and a database, and nothing from a package registry.
 */
const LIBRARY = '@node-rs/argon2';
/** The dependencies that are machine code, with a package for each kind of Linux. The JavaScript of the second is in the bundle. */
const MACHINE_CODE = [LIBRARY, '@takumi-rs/core'];
const MACHINES = ['linux-x64-gnu', 'linux-arm64-gnu', 'linux-x64-musl', 'linux-arm64-musl'];

/** The fonts of pictures, which are read as files. */
const PICTURE_FONTS = [
  ...readFileSync(join(ROOT, 'apps/api/src/server/pages/job-picture.ts'), 'utf8').matchAll(/'(@fontsource.*\.woff2)'/g),
].map(([, font]) => font);

const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { engines } = read('package.json');
const { version, commit } = releaseVersion(ROOT);
if (read('apps/api/package.json').version !== read('package.json').version)
  throw new Error('package.json and apps/api/package.json differ in version.');

if (turbo('run', 'build', 'compress', '--output-logs=errors-only') !== 0) process.exit(1);
const target = resolve(process.argv[2] ?? join(ROOT, 'release'));
const draft = mkdtempSync(join(tmpdir(), 'job-alert-release-'));
const name = `job-alert-${version}`;
const folder = join(draft, name);
const into = (path) => join(folder, path);
try {
  // Passwords that everybody can read have no place in production.
  copy('apps/api/dist', 'server', (file) => !basename(file).startsWith('load-demo-into.'));
  copy('apps/web/dist', 'web/dist', (file) => !file.endsWith('.map'));
  copy('deploy', '.');
  for (const file of ['LICENSE', 'CHANGELOG.md', '.env.example', 'schema.graphql']) copy(file, file);
  writeReleaseDocs(folder);
  copy(`node_modules/${LIBRARY}`, `server/node_modules/${LIBRARY}`);
  for (const machine of MACHINES) for (const library of MACHINE_CODE) addMachine(`${library}-${machine}`);
  for (const font of PICTURE_FONTS) copy(`node_modules/${font}`, `server/node_modules/${font}`);
  writeFileSync(
    into('package.json'),
    JSON.stringify({ name: 'job-alert', version, commit, private: true, type: 'module', engines }),
  );
  writeFileSync(into('THIRD-PARTY-LICENSES.txt'), licences());
  mkdirSync(target, { recursive: true });
  const archive = join(target, `${name}.tar.gz`);
  execFileSync('tar', ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', archive, '-C', draft, name]);
  const bytes = readFileSync(archive);
  const sum = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
  console.log(`${archive}: ${(bytes.length / 1e6).toFixed(1)} MB, sha256 ${sum}`);
} finally {
  rmSync(draft, { recursive: true, force: true });
}

function copy(from, to, filter = () => true) {
  cpSync(join(ROOT, from), into(to), { recursive: true, filter });
}

/** Machine code of another machine than this one comes from the package registry, as the lock file knows it. */
function addMachine(library) {
  const installed = `node_modules/${library}`;
  const to = `server/node_modules/${library}`;
  if (existsSync(join(ROOT, installed))) return copy(installed, to);
  const { version: wanted, integrity } = read('package-lock.json').packages[installed];
  try {
    const words = ['pack', `${library}@${wanted}`, '--json', '--silent', '--pack-destination', draft];
    const [packed] = JSON.parse(execFileSync('npm', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    if (packed.integrity !== integrity) throw new Error('it is not the one of package-lock.json');
    mkdirSync(into(to), { recursive: true });
    execFileSync('tar', ['-xzf', join(draft, packed.filename), '-C', into(to), '--strip-components=1']);
  } catch (error) {
    console.error(`Without ${library}: ${error.message.split('\n')[0]}. The release does not run on that machine.`);
  }
}

/** The licences of all packages whose code is in the bundles, which ask for being named. */
function licences() {
  const maps = ['apps/api/dist', 'apps/web/dist'].flatMap((dist) =>
    readdirSync(join(ROOT, dist), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.map'))
      .map((file) => join(dist, file)),
  );
  const sources = maps.flatMap((map) => read(map).sources);
  const paths = sources.flatMap(
    (source) =>
      /.*?(node_modules\/.*node_modules\/|node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(source)?.slice(1, 3).join('') ?? [],
  );
  return [
    ...new Set([
      ...paths,
      ...[LIBRARY, ...PICTURE_FONTS.map((font) => font.split('/', 2).join('/'))].map(
        (library) => `node_modules/${library}`,
      ),
    ]),
  ]
    .toSorted()
    .flatMap(licenceOf)
    .join('\n\n');
}

function licenceOf(path) {
  if (!existsSync(join(ROOT, path, 'package.json'))) return [];
  const { name: library, version: of, license } = read(`${path}/package.json`);
  const file = readdirSync(join(ROOT, path)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(ROOT, path, file), 'utf8').trim() : '';
  return [`${'='.repeat(80)}\n${library} ${of} (${license ?? 'see below'})\n\n${text}`];
}
