import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './turbo.mjs';

const GUIDES = [
  'operations.md',
  'backup.md',
  'scaling.md',
  'email-and-webhooks.md',
  'limits-and-files.md',
  'reliability.md',
  'runbook.md',
  'integrators.md',
  'reporting.md',
];

/**
 * Writes the guides of a release into its folder `docs`, with the decision records that they cite. The folder `deploy` of the
 * repository is the root of a release, so links into it lose that part.
 */
export function writeReleaseDocs(folder) {
  const guides = GUIDES.map((name) => [name, read(name).replaceAll('](../deploy/', '](../')]);
  const cited = guides.flatMap(([, text]) =>
    [...text.matchAll(/\]\((decisions\/[\w-]+\.md)/g)].map(([, path]) => path),
  );
  const decisions = [...new Set(cited)].map((path) => [path, withoutLinks(read(path))]);
  for (const [path, text] of [...guides, ...decisions]) {
    const target = join(folder, 'docs', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

const read = (path) => readFileSync(join(ROOT, 'docs', path), 'utf8');

/** A decision record cites other records and source files, which a release does not contain. */
const withoutLinks = (text) => text.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeReleaseDocs(process.argv[2]);
