import { readFileSync } from 'node:fs';
import { buildSchema, FieldsOnCorrectTypeRule, KnownArgumentNamesRule, parse, validate } from 'graphql';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const schema = buildSchema(read('schema.graphql'));

/** A call in the text, such as `job(id)` or `webhook(id) { deliveries { nodes { state } } }`. A name after a dot is a function of TypeScript. */
const CALL = /`((?:[a-z]\w*)\([^`()]*\)(?: \{[^`]*\})?)`/g;

/** Returns the calls of a page as operations. An argument without a value gets one, and `…` stands for what the page leaves out. */
function operationsOf(page: string): string[] {
  return [...read(page).matchAll(CALL)].map(([, call = '']) =>
    call
      .replaceAll(/,? *…,?/g, '')
      .replace(/\(([\w, ]*)\)/, (_, names: string) =>
        names.trim() ? `(${names.replaceAll(/\w+/g, '$&: null')})` : '',
      ),
  );
}

const fits = (operation: string): boolean =>
  ['query', 'mutation'].some((kind) => {
    const errors = validate(schema, parse(`${kind} { ${operation} }`), [
      FieldsOnCorrectTypeRule,
      KnownArgumentNamesRule,
    ]);
    return errors.length === 0;
  });

test.each([
  ['docs/integrators.md', 8],
  ['docs/reporting.md', 1],
])('the calls in the text of %s have fields and arguments of the schema', (page, least) => {
  const operations = operationsOf(page);
  expect(operations.length).toBeGreaterThanOrEqual(least);
  expect(operations.filter((operation) => !fits(operation))).toEqual([]);
});
