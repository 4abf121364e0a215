import { type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { costOf } from './operation-cost.js';

function cost(text: string, place = 0): number {
  const document = parse(text);
  return costOf(document, document.definitions[place] as OperationDefinitionNode);
}

describe('the cost of an operation', () => {
  test('is a point for each field that it asks for', () => {
    expect(cost('{ openJobs { nodes { id title company { name } } } }')).toBe(6);
    expect(cost('{ a: viewer { ... on User { id } } b: viewer { id } }')).toBe(4);
  });

  test('has ten points more for each change', () => {
    expect(cost('mutation { a: signOut { id } b: signOut { id } }')).toBe(24);
  });

  test('counts a fragment wherever it is spread', () => {
    expect(cost('{ a: viewer { ...U } b: viewer { ...U } } fragment U on User { id email }')).toBe(6);
  });

  test('is that of the operation that runs, not of its document', () => {
    const text = 'query One { viewer { id } } query Two { openJobs { nodes { id title } } }';
    expect([cost(text, 0), cost(text, 1)]).toEqual([2, 4]);
  });

  test('is found at once for fragments that double each other again and again', () => {
    const doubling = Array.from({ length: 60 }, (_, n) => `fragment F${n} on User { ...F${n + 1} ...F${n + 1} }`);
    const text = `{ viewer { ...F0 } } ${doubling.join(' ')} fragment F60 on User { id }`;
    expect(cost(text)).toBe(2 ** 60 + 1);
  });
});
