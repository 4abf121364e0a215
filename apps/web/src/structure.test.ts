import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words of the domain and of its roles. */
const TOPICS =
  /\b(?:jobs?|candidates?|employers?|administrators?|applicants?|applications?|approvals?|compan(?:y|ies)|bulk-import|interviews?|openings?|profiles?|rejections?|resumes?)\b/i;

/** The portal's own name and that of its packages. */
const NAMES = /@?job-alert|Job Alert/g;

/** The source files of the web app below `src`, without tests and generated files. */
const sourceFiles = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|generated)\.tsx?$/.test(file),
  );

test('only the shared form hooks import @mantine/form', () => {
  const users = sourceFiles().filter((file) => /from '@mantine\/form'/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(users.toSorted()).toEqual(['components/form/use-form.ts', 'components/form/use-validation.ts']);
});

test('components/ has no words of the recruitment domain', () => {
  const files = readdirSync('src/components', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const violations = files.flatMap((file) =>
    readFileSync(`src/components/${file}`, 'utf8')
      .split('\n')
      .filter((line) => TOPICS.test(line.replaceAll(NAMES, '')))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(violations).toEqual([]);
});
