import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const isProduct = (file: string): boolean => /(?<!\.test|\.generated)\.tsx?$/.test(file) && !file.includes('testing/');

const textsIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(isProduct)
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

test('the product uses every rule of the domain', () => {
  const domain = textsIn('packages/domain/src');
  const product = [...domain, ...['apps/api/src', 'apps/web/src', 'packages/client/src'].flatMap(textsIn)];
  const counts = new Map<string, number>();
  for (const word of product.flatMap((text) => text.match(/\w+/g) ?? [])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const exported = domain.flatMap((text) => [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]);
  expect(exported.flatMap(([, name = '']) => (counts.get(name) === 1 ? [name] : []))).toEqual([]);
});
