import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Place } from '../shared/place.js';
import { UnpackedRelease } from './unpacked-release.js';

/** The maximum exposure of a unit, in tenths. A higher value means that a rule of the unit is missing. */
const MAX_EXPOSURE = 20;

/** Checks the systemd units of a release: their programs exist, systemd accepts them, and every service is sandboxed. */
export async function units({ folder }: Place): Promise<Outcome> {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return { notRun: 'systemd-analyze is missing' };
  const unpacked = UnpackedRelease.make(folder);
  const [from, to] = [join(unpacked.folder, 'systemd'), join(folder, 'units')];
  mkdirSync(to);
  const names = readdirSync(from);
  for (const name of names) {
    const text = readFileSync(join(from, name), 'utf8').replaceAll('/opt/job-alert/', `${unpacked.folder}/`);
    writeFileSync(join(to, name), text);
  }
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...names.map((name) => join(to, name))], {
    encoding: 'utf8',
  });
  const problems = stderr.split('\n').filter((line) => line.includes('job-alert'));
  const words = ['security', '--offline=true', '--json=short', `--threshold=${MAX_EXPOSURE}`];
  for (const name of names.filter((unit) => unit.endsWith('.service') && !unit.includes('@')))
    try {
      execFileSync('systemd-analyze', [...words, join(to, name)], { stdio: 'ignore' });
    } catch {
      problems.push(`${name} is more exposed than 2.0`);
    }
  return problems;
}
