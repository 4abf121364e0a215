import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './turbo.mjs';

/**
 * Checks that whatever code and documents cite exists: sections of docs/specification ("specification 2 §4"), decision records
 * ("decision 0071"), documents ("docs/operations.md", links between documents) and the tests that docs/specification names. A document
 * without its folder ("operations.md") has to be the name of a document of this repository.
 */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const tracked = git('ls-files').filter((file) => existsSync(join(ROOT, file)));
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const specification = new Map(
  readdirSync(join(ROOT, 'docs/specification'))
    .filter((name) => /^\d/.test(name))
    .map((name) => [name[0], read(`docs/specification/${name}`)]),
);
const decisions = new Set(readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4)));
const documentNames = new Set(tracked.filter((file) => file.endsWith('.md')).map((file) => basename(file)));
const testNames = new Set(tracked.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => basename(file)));

const hasSection = (document, section) => specification.get(document)?.includes(`\n## ${section}. `) ?? false;

/** Returns the citations of a file that lead nowhere. */
function brokenCitations(file, text) {
  const broken = [];
  for (const [cited, document, sections] of text.matchAll(/specification (\d) ?§ ?(\d+(?:(?:,| and) §? ?\d+)*)/gi)) {
    for (const [section] of sections.matchAll(/\d+/g)) if (!hasSection(document, section)) broken.push(cited);
  }
  for (const [cited, numbers] of text.matchAll(/\bdecisions? (\d{4}(?:(?:, | and | to )\d{4})*)/gi)) {
    for (const [number] of numbers.matchAll(/\d{4}/g)) if (!decisions.has(number)) broken.push(cited);
  }
  for (const [path] of text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)) if (!existsSync(join(ROOT, path))) broken.push(path);
  for (const [path] of text.matchAll(/(?<![\w.-])[\w-][\w.-]*\.md\b/g)) if (!documentNames.has(path)) broken.push(path);
  if (file.endsWith('.md')) {
    for (const [, target] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)) {
      if (!existsSync(join(ROOT, dirname(file), target))) broken.push(target);
    }
  }
  if (file.startsWith('docs/specification/')) {
    for (const [, name] of text.matchAll(/`([\w-][\w.-]*\.test\.tsx?)`/g)) if (!testNames.has(name)) broken.push(name);
  }
  return broken.map((citation) => `${file}: ${citation}`);
}

const broken = tracked
  .filter(
    (file) =>
      /\.(?:tsx?|[cm]js|jsonc?|ya?ml|md|graphql|css|html|sh|cfg|service|timer|example)$/.test(file) &&
      file !== 'CHANGELOG.md',
  )
  .flatMap((file) => brokenCitations(file, read(file)));
if (broken.length > 0) {
  console.error(`These citations lead nowhere:\n${broken.join('\n')}`);
  process.exit(1);
}
