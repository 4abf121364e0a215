import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'job-alert-release-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the version of a release', () => {
  const git = (...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const version = (env: NodeJS.ProcessEnv = {}): unknown =>
    JSON.parse(
      execFileSync(process.execPath, [join(ROOT, 'tools/release-version.mjs'), folder], {
        env: { PATH: process.env['PATH'], ...env },
        encoding: 'utf8',
      }),
    );

  test('contains the commit until a tag matches the version of the package', () => {
    const manifest = join(folder, 'package.json');
    writeFileSync(manifest, '{ "version": "0.2.0" }');
    expect(version()).toEqual({ version: '0.2.0+unknown', commit: 'unknown' });
    expect(version({ COMMIT: 'abcdef0123456789' })).toEqual({
      version: '0.2.0+abcdef012345',
      commit: 'abcdef0123456789',
    });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'first');
    const commit = git('rev-parse', 'HEAD');
    const preview = `0.2.0+${commit.slice(0, 12)}`;
    expect(version()).toEqual({ version: preview, commit });
    git('tag', 'v0.1.0');
    expect(version()).toEqual({ version: preview, commit });
    git('tag', 'v0.2.0');
    expect(version()).toEqual({ version: '0.2.0', commit });
    writeFileSync(manifest, '{ "version": "0.2.0", "private": true }');
    expect(version()).toEqual({ version: `${preview}.dirty`, commit });
  });
});

test('the guides of a release link to files that the release contains', () => {
  const docs = join(folder, 'docs');
  execFileSync(process.execPath, [join(ROOT, 'tools/release-docs.mjs'), folder]);
  // The other entries at the root of a release, with their source folders.
  const atRoot = {
    'schema.graphql': '.',
    monitoring: 'deploy',
    kubernetes: 'deploy',
    systemd: 'deploy',
    cluster: 'deploy',
  };
  const source = (path: string): string => {
    const [first = ''] = path.slice(folder.length + 1).split('/');
    const from = atRoot[first as keyof typeof atRoot];
    return from ? join(ROOT, from, path.slice(folder.length + 1)) : path;
  };
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const links = files.flatMap((file) =>
    [...readFileSync(join(docs, file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => ({
      file,
      link,
      target: join(dirname(join(docs, file)), link),
    })),
  );
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter(({ target }) => !existsSync(source(target)))).toEqual([]);
});
