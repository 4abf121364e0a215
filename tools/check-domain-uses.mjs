import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './turbo.mjs';

// Knip counts a test as a use. A rule of the domain that only tests call has been replaced by something else, so it must go.
const isProduct = (file) => /(?<!\.test|\.generated)\.tsx?$/.test(file) && !file.includes('testing/');
const textsIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter(isProduct)
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

const domain = textsIn('packages/domain/src');
const product = [...domain, ...['apps/api/src', 'apps/web/src', 'packages/client/src'].flatMap(textsIn)];
const counts = new Map();
for (const word of product.flatMap((text) => text.match(/\w+/g) ?? [])) counts.set(word, (counts.get(word) ?? 0) + 1);

const exported = domain.flatMap((text) => [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]);
const unused = exported.map(([, name]) => name).filter((name) => counts.get(name) === 1);
if (unused.length > 0) {
  console.error(`The product does not use these exports of packages/domain: ${unused.join(', ')}.`);
  process.exit(1);
}
