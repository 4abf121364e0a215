import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  compressedSize,
  filesOf,
  laterParts,
  scriptsAtOnce,
  sourcesOf,
  visitorRoutes,
} from './support/server/web-build.ts';

/** Sizes in bytes, compressed with gzip (issues 4 and 18). */
const BUDGET = { toRead: 170_000, toFillIn: 180_000, styles: 25_000 };
/** The maximum number of scripts of a page. Each is a request (issue 18). */
const MOST_SCRIPTS = 5;
/** Pages without a form to fill in. A search does not count as a form. */
const IS_READ = /\/public\/(?!contact)/;

const web = (path: string): string => fileURLToPath(new URL(`../../web/${path}`, import.meta.url));
const fromWeb = createRequire(web('package.json'));
const mantineStyles = dirname(fromWeb.resolve('@mantine/core/styles/Button.css'));

describe('the downloaded files of a page', () => {
  test('are measured for eight public pages and fifteen account pages', () => {
    expect(visitorRoutes()).toHaveLength(23);
  });

  test.each(visitorRoutes())('of %s stay within their budget, in at most five scripts', (route) => {
    const { scripts, styles } = filesOf(route);
    expect(compressedSize(scripts)).toBeGreaterThan(50_000);
    expect(compressedSize(scripts)).toBeLessThanOrEqual(IS_READ.test(route) ? BUDGET.toRead : BUDGET.toFillIn);
    expect(compressedSize(styles)).toBeGreaterThan(5_000);
    expect(compressedSize(styles)).toBeLessThanOrEqual(BUDGET.styles);
    expect(scriptsAtOnce(route).length).toBeGreaterThan(1);
    expect(scriptsAtOnce(route).length).toBeLessThanOrEqual(MOST_SCRIPTS);
  });

  test.each(visitorRoutes())(
    'of %s contain no GraphQL client, form rules or styles of the signed-in areas',
    (route) => {
      const { scripts } = filesOf(route);
      const sources = sourcesOf(scripts);
      const foreign =
        /node_modules\/(?:@apollo|graphql|rxjs|zod|embla|recharts|dayjs)\b|features\/(?:manage-|dashboard|candidates|companies)/;
      expect(sources.length).toBeGreaterThan(50);
      expect(sources.filter((source) => foreign.test(source))).toEqual([]);
      const styled = styledComponents(scripts);
      const base = readFileSync(web('src/theme/base-styles.ts'), 'utf8');
      expect(styled).toContain('Button');
      expect(styled.filter((name) => !base.includes(`/${name}.layer.css'`))).toEqual([]);
    },
  );

  test('include the component styles of each part that loads later', () => {
    const parts = laterParts();
    expect(parts.map(({ part }) => part)).toContain('src/features/jobs/apply/apply-questions.tsx');
    const bare = parts.flatMap(({ part, scripts, css }) =>
      styledComponents(scripts)
        .filter((name) => !css.includes(firstClass(name)))
        .map((name) => `${part}: ${name}`),
    );
    expect(bare).toEqual([]);
  });
});

/** Returns the Mantine components in the scripts that have their own styles. */
const styledComponents = (scripts: readonly string[]): string[] =>
  sourcesOf(scripts).flatMap((source) => {
    const name = /@mantine\/core\/esm\/components\/(?:.*\/)?(\w+)\.mjs$/.exec(source)?.[1];
    return name !== undefined && existsSync(`${mantineStyles}/${name}.css`) ? [name] : [];
  });

/** Returns the first class in a component's styles, which identifies them. */
const firstClass = (name: string): string =>
  /\.m_[\da-f]+/.exec(readFileSync(`${mantineStyles}/${name}.css`, 'utf8'))?.[0] ?? name;
