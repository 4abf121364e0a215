import { expect, test } from 'vitest';
import { sqlOperation, redactSqlValues } from './sql-text.js';

test.each([
  ["SELECT * FROM user WHERE email = 'asha@people.example' LIMIT 10", 'SELECT * FROM user WHERE email = ? LIMIT ?'],
  ["INSERT INTO t1 (a, b) VALUES ('it\\'s', 'a''b'), (-1.5, 0xAB)", 'INSERT INTO t1 (a, b) VALUES (?, ?), (-?, ?)'],
  ['SELECT a1 FROM t2 WHERE x = ? AND `a 1` = "q"', 'SELECT a1 FROM t2 WHERE x = ? AND `a 1` = ?'],
  ["SELECT 'a\\\\', 'secret'", 'SELECT ?, ?'],
  ["SELECT 'cut off in the midd", 'SELECT ?'],
])('%s is shown without its values', (sql, redacted) => {
  expect(redactSqlValues(sql)).toBe(redacted);
});

test('a statement is named by its first word', () => {
  expect([sqlOperation('  select 1'), sqlOperation('/* x */ 1')]).toEqual(['SELECT', 'SQL']);
});
