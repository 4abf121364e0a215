import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describingResolvers } from '../src/container.js';

const FEATURES = fileURLToPath(new URL('../src/features/', import.meta.url));

/** The classes that a module exports. */
const classesOf = (module: object): unknown[] => Object.values(module).filter((value) => typeof value === 'function');

test('every resolver that a feature holds answers the schema', async () => {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.resolver.ts'),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(FEATURES + file)));
  const wired = new Set<unknown>(describingResolvers().map((resolver) => resolver.constructor));
  const forgotten = files.filter((_, index) => !classesOf(modules[index] ?? {}).every((cls) => wired.has(cls)));
  expect(files.length).toBeGreaterThan(20);
  expect(forgotten).toEqual([]);
});
