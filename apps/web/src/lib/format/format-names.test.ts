import { describe, expect, it } from 'vitest';
import { formatNames } from './format-names';

const people = (...names: string[]) => names.map((name, index) => ({ id: String(index + 1), name }));

describe('formatting the names of selected records', () => {
  it('lists up to five names and counts the others', () => {
    expect(formatNames(people('Asha Patel', 'Rohan Mehta'))).toBe('Asha Patel, Rohan Mehta');
    const many = Array.from({ length: 5000 }, (_, index) => `Person ${index}`);
    expect(formatNames(people(...many))).toBe('Person 0, Person 1, Person 2, Person 3, Person 4 and 4,995 more');
  });

  it('adds an ID or a given disambiguator to equal names', () => {
    const rows = people('Ravi Kumar', 'Asha Patel', 'Ravi Kumar');
    expect(formatNames(rows)).toBe('Ravi Kumar (ID 1), Asha Patel, Ravi Kumar (ID 3)');
    expect(formatNames(rows.map((row) => ({ ...row, disambiguator: `${row.id}@example.com` })))).toBe(
      'Ravi Kumar (1@example.com), Asha Patel, Ravi Kumar (3@example.com)',
    );
  });
});
