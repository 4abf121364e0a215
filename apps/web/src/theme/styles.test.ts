import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const mantine = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.css'));
const importsOf = (name: string) =>
  [...readFileSync(join('src/theme', name), 'utf8').matchAll(/'@mantine\/core\/styles\/(.+)\.layer\.css'/g)].map(
    ([, file]) => file ?? '',
  );

describe('the imported Mantine styles', () => {
  const base = importsOf('base-styles.ts');
  const areas = importsOf('area-styles.ts');

  it('include each component once, either for all pages or for the signed-in areas', () => {
    const all = readdirSync(mantine)
      .filter((file) => file.endsWith('.css') && !file.endsWith('.layer.css'))
      .map((file) => file.replace('.css', ''));
    expect([...base, ...areas].toSorted()).toEqual(all.toSorted());
  });

  it('are in a layer between the base layer and the styles of the portal', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const unlayered = sources.filter((file) =>
      /^import '@mantine\/[^']+(?<!\.layer)\.css'/m.test(readFileSync(join('src', file), 'utf8')),
    );
    expect(unlayered).toEqual([]);
    expect(readFileSync('src/theme/layers.css', 'utf8')).toContain('@layer base, mantine;');
    expect(readFileSync('src/theme/base-styles.ts', 'utf8')).toMatch(/^import '\.\/layers\.css';$/m);
  });

  it('are in the order of Mantine, where later styles refine earlier ones', () => {
    const whole = readFileSync(join(mantine, '../styles.css'), 'utf8');
    const place = (file: string) => whole.indexOf(readFileSync(join(mantine, `${file}.css`), 'utf8').trim());
    for (const list of [base, areas]) expect(list).toEqual(list.toSorted((a, b) => place(a) - place(b)));
  });
});
