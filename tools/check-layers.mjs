import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './turbo.mjs';

/** Checks that the rules of .dependency-cruiser.mjs forbid these imports. A rule that matches nothing would pass unnoticed otherwise. */
const FORBIDDEN = [
  ['packages/domain/src/text/a.ts', 'packages/domain/src/jobs/b.ts'],
  ['packages/domain/src/interviews/c.ts', 'packages/domain/src/candidates/d.ts'],
  ['apps/api/src/features/mail/e.service.ts', 'apps/api/src/features/jobs/f.service.ts'],
  ['apps/api/src/features/jobs/g.service.ts', 'apps/api/src/features/companies/h.repository.ts'],
  ['apps/api/src/platform/i.ts', 'apps/api/src/features/jobs/j.service.ts'],
  ['apps/api/src/server/http/k.ts', 'apps/api/src/server/graphql/l.ts'],
  ['apps/web/src/features/jobs/m.ts', 'apps/web/src/features/companies/n.ts'],
  ['apps/web/src/components/o.ts', 'apps/web/src/features/jobs/p.ts'],
];

const sample = mkdtempSync(join(tmpdir(), 'layers-'));
for (const [from, to] of FORBIDDEN) {
  write(from, `import '${relative(dirname(from), to)}';\n`);
  write(to, 'export const value = 1;\n');
}
const { stdout, stderr } = spawnSync(
  join(ROOT, 'node_modules/.bin/depcruise'),
  ['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'err', 'apps', 'packages'],
  { cwd: sample, encoding: 'utf8' },
);
rmSync(sample, { recursive: true, force: true });

const allowed = FORBIDDEN.filter(([from, to]) => !stdout.includes(`${from} → ${to}`));
for (const [from, to] of allowed) console.error(`No rule of .dependency-cruiser.mjs forbids ${from} to import ${to}.`);
if (allowed.length > 0) {
  console.error(stderr);
  process.exitCode = 1;
}

function write(path, text) {
  mkdirSync(dirname(join(sample, path)), { recursive: true });
  writeFileSync(join(sample, path), text);
}
