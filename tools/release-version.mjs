import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the version and the commit of a release that is made of a working tree. A tagged commit has the plain version; any other
 * carries its commit as build metadata (semver.org, item 10), and `dirty` when files differ from it.
 *
 * Where there is no repository, as in the build of the image, the environment variable COMMIT names the commit.
 */
export function releaseVersion(root) {
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const commit = process.env.COMMIT || git(root, 'rev-parse', 'HEAD');
  if (!commit) return { version: `${version}+unknown`, commit: 'unknown' };
  const isDirty = git(root, 'status', '--porcelain', '--untracked-files=no') !== '';
  const isTagged = git(root, 'tag', '--points-at', commit).split('\n').includes(`v${version}`);
  if (isTagged && !isDirty) return { version, commit };
  return { version: `${version}+${commit.slice(0, 12)}${isDirty ? '.dirty' : ''}`, commit };
}

/** Returns the output of a git command; an empty string where there is no git or no repository. */
function git(root, ...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(releaseVersion(process.argv[2] ?? '.')));
