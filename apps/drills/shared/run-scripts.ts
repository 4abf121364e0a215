import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@job-alert/local-database/free-port';
import type { Outcome, Place } from './place.js';

/** Runs the scripts named on the command line, or all, each in its own folder, and counts their problems. */
export async function runScripts(scripts: Readonly<Record<string, (place: Place) => Promise<Outcome>>>): Promise<void> {
  const rounds = Number(process.env['ROUNDS'] ?? 10);
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in scripts));
  if (unknown.length > 0)
    throw new Error(`No script is called ${unknown.join(', ')}: ${Object.keys(scripts).join(', ')}.`);
  const top = mkdtempSync(join(tmpdir(), 'job-alert-scripts-'));
  let broken = 0;
  try {
    for (const [name, run] of Object.entries(scripts)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const folder = join(top, name);
      mkdirSync(folder);
      const outcome = await run({ rounds, port: await freePort(), folder });
      const problems = 'notRun' in outcome ? [] : outcome;
      if ('notRun' in outcome) console.log(`NOT RUN  ${name}: ${outcome.notRun}`);
      for (const problem of problems) console.error(`FAULT  ${name}: ${problem}`);
      broken += problems.length;
    }
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
  console.log(broken === 0 ? 'every promise was kept' : `${broken} promises were broken`);
  process.exitCode = broken === 0 ? 0 : 1;
}
