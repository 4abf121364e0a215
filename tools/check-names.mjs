import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from '@swc/core';
import { ROOT } from './turbo.mjs';

/**
 * Rejects names of files, identifiers and CSS classes that contain a word which the glossary has replaced
 * (docs/GLOSSARY.md, "instead of"). Names in snake_case are exempt: they are columns, constraints and wire fields that existing data and clients use.
 */
const glossary = readFileSync(join(ROOT, 'docs/GLOSSARY.md'), 'utf8');
const rows = glossary.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
const replaced = rows.flatMap(([, word, , list = '']) =>
  list
    .split(', ')
    .flatMap((old) =>
      /^[a-z ]+$/.test(old) && old !== 'instead of' ? [{ old, word, pattern: new RegExp(` ${old}s? `) }] : [],
    ),
);

/** The replaced words in another sense. */
const EXCEPTIONS = [
  // Icons of @tabler/icons-react.
  'IconHeart',
  'IconHeartHandshake',
  'IconUserHeart',
  // A failure of a machine that a drill causes.
  'FAULTS',
  'FAULT_WORLD',
  'DatabaseUnderFault',
];
const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)+$/;

/** Splits a name such as `officeNews` or `office-news` into its words, in lower case. */
const wordsOf = (name) =>
  name
    .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .join(' ')
    .toLowerCase();

/** A word also counts in the plural. */
const replacedIn = (name) =>
  EXCEPTIONS.includes(name) || SNAKE_CASE.test(name)
    ? []
    : replaced.filter(({ pattern }) => pattern.test(` ${wordsOf(name)} `));

/** Calls back with each identifier of a syntax tree, except methods of Math, such as `floor`. */
function eachIdentifier(node, visit) {
  if (node.type === 'MemberExpression' && node.object.value === 'Math') return;
  if ((node.type === 'Identifier' || node.type === 'PrivateName') && typeof node.value === 'string') visit(node.value);
  for (const child of Object.values(node))
    if (typeof child === 'object' && child !== null) eachIdentifier(child, visit);
}

// Parsing takes long, so only files with the letters of a replaced word outside of comments are parsed.
const anyWord = new RegExp(replaced.map(({ old }) => old.replace(' ', '[_-]?')).join('|'), 'i');
const withoutComments = (text) => text.replaceAll(/^[ \t]*(?:\/?\*|\/\/).*$|Math\.floor|default/gim, '');

/** The names of a file: its own, and its identifiers, the classes of a stylesheet or the words of an operation. */
function namesOf(file) {
  const names = new Set([basename(file).replace(/\..*/, '')]);
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.css')) for (const [, name] of text.matchAll(/\.([a-zA-Z][\w-]*)/g)) names.add(name);
  else if (file.endsWith('.graphql'))
    for (const [, name] of text.replaceAll(/#.*/g, '').matchAll(/(\w+)/g)) names.add(name);
  else if (/\.(?:[cm]?js|tsx?)$/.test(file) && anyWord.test(withoutComments(text))) {
    const options = { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true, target: 'es2022' };
    eachIdentifier(parseSync(text, options), (name) => names.add(name));
  }
  return [...names];
}

const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'tools', '*.ts', '*.mjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /\.(?:[cm]?js|tsx?|css|graphql|json)$/.test(file) &&
      !/\.generated\.|\/migrations\//.test(file) &&
      existsSync(join(ROOT, file)),
  );
const wrong = files.flatMap((file) =>
  namesOf(file).flatMap((name) => replacedIn(name).map(({ old, word }) => `${file}: ${name} (${old}: use "${word}")`)),
);
if (wrong.length > 0) {
  console.error(`The glossary has replaced words of these names:\n${wrong.join('\n')}`);
  process.exit(1);
}
