import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './turbo.mjs';

/**
 * Rejects names of files, exported identifiers and CSS classes that contain a word which the glossary has replaced
 * (docs/GLOSSARY.md, "instead of").
 */
const glossary = readFileSync(join(ROOT, 'docs/GLOSSARY.md'), 'utf8');
const rows = glossary.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
const replaced = rows.flatMap(([, word, , list = '']) =>
  list.split(', ').flatMap((old) => (/^[a-z ]+$/.test(old) && old !== 'instead of' ? [{ old, word }] : [])),
);

/** Splits a name such as `officeNews` or `office-news` into its words, in lower case. */
const wordsOf = (name) =>
  name
    .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .join(' ')
    .toLowerCase();

/** The names of a file: its own, its exports, and the classes of a stylesheet. */
function namesOf(file) {
  const names = [basename(file).replace(/\..*/, '')];
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.css')) names.push(...[...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
  else {
    const declaration =
      /^export (?:async |abstract |declare )*(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
    names.push(...[...text.matchAll(declaration)].map(([, name]) => name));
  }
  return names;
}

const files = execFileSync('git', ['ls-files', 'apps/*/src/*', 'packages/*/src/*'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      /\.(?:tsx?|css)$/.test(file) && !/\.generated\.|\/migrations\//.test(file) && existsSync(join(ROOT, file)),
  );
const wrong = files.flatMap((file) =>
  namesOf(file).flatMap((name) =>
    replaced
      .filter(({ old }) => ` ${wordsOf(name)} `.includes(` ${old} `))
      .map(({ old, word }) => `${file}: ${name} (${old}: use "${word}")`),
  ),
);
if (wrong.length > 0) {
  console.error(`The glossary has replaced words of these names:\n${wrong.join('\n')}`);
  process.exit(1);
}
