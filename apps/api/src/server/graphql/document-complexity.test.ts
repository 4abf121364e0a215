import { describe, expect, test } from 'vitest';
import { checkComplexity } from './document-complexity.js';

/** Returns the exceeded limit of a document. */
function tooMany(source: string): string | null {
  try {
    checkComplexity(source);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
const many = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

describe('the complexity check of a document', () => {
  test.each([
    ['one field again and again', `{ openJobs { ${many(490, () => 'nodes { id }')} } }`, 'fields of one name'],
    ['one alias again and again', `{ viewer { ${many(400, () => 'id: email')} } }`, 'fields of one name'],
    ['the same in inline fragments', `{ ${many(200, () => '... on Query { viewer { id } }')} }`, 'fields of one name'],
    [
      'the same at each depth',
      `{ ${many(5, () => `a { ${many(5, () => `b { ${many(5, () => 'c { d d d }')} }`)} }`)} }`,
      'fields of one name',
    ],
    ['many fragments', `{ viewer { id } } ${many(21, (n) => `fragment F${n} on User { id }`)}`, 'fragments'],
    [
      'fragments that double each other',
      `{ ...F0 } ${many(19, (n) => `fragment F${n} on Query { a${n}: viewer { ...G } ...F${n + 1} b${n}: viewer { ...G } }`)} fragment G on User { ${many(150, (n) => `f${n}`)} }`,
      'selections',
    ],
    ['many operations', many(21, (n) => `query Q${n} { viewer { id } }`), 'operations'],
    ['directive after directive', `{ viewer { id ${many(51, () => '@include(if: true)')} } }`, 'directives'],
  ])('rejects before validation: %s', (_, source, what) => {
    expect(tooMany(source)).toBe(`The document has too many ${what}.`);
  });

  test('accepts ordinary documents', () => {
    expect(tooMany('{ a: viewer { id } b: viewer { ...U id } } fragment U on User { id email }')).toBeNull();
    expect(tooMany(`{ viewer { ${many(500, (n) => `f${n}`)} } }`)).toBeNull();
  });

  test('terminates for circular fragments', () => {
    expect(tooMany('{ ...A } fragment A on Query { viewer { id } ...B } fragment B on Query { ...A }')).toBeNull();
    expect(tooMany('{ a { ...A } } fragment A on User { a { ...A } b { ...A } }')).toBe(
      'The document has too many selections.',
    );
  });

  test('leaves a document with a syntax error to the parser', () => {
    expect(tooMany('{ viewer {')).toBeNull();
  });
});
