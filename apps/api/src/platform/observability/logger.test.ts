import { QueryFailedError } from 'typeorm';
import { expect, test } from 'vitest';
import { createLogger } from './logger.js';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  write(createLogger('info', { write: (line: string) => (text += line) }));
  return text;
}

test('a failed statement is logged without its values', () => {
  const driverError = Object.assign(new Error('Unknown column'), {
    code: 'ER_BAD_FIELD_ERROR',
    sql: "INSERT INTO user (email) VALUES ('asha@test.example')",
  });
  const error = new QueryFailedError('INSERT INTO user (email) VALUES (?)', ['asha@test.example'], driverError);
  const text = logged((logger) => logger.error({ err: error }, 'unexpected error'));
  expect(text).toContain('INSERT INTO user (email) VALUES (?)');
  expect(text).toContain('Unknown column');
  expect(text).not.toContain('asha@test.example');
});

test.each([
  ["Duplicate entry 'asha@test.example' for key 'user_email'", "Duplicate entry '…' for key 'user_email'"],
  [
    "Incorrect date value: '9876543210' for column 'deadline' at row 1",
    "Incorrect date value: '…' for column 'deadline'",
  ],
])('an error of the database is logged without the value that it quotes: %s', (sqlMessage, safeMessage) => {
  const driverError = Object.assign(new Error(sqlMessage), { code: 'ER_DUP_ENTRY', sqlMessage });
  const text = logged((logger) => logger.error({ err: new QueryFailedError('INSERT', [], driverError) }, 'unexpected'));
  expect(text).toContain(safeMessage);
  expect(text).not.toMatch(/asha@test|9876543210/);
});

test('passwords and identity numbers are not logged', () => {
  const text = logged((logger) => logger.info({ input: { password: 'Loom&Thread7', aadhaarNumber: '482173905566' } }));
  expect(text).toContain('[redacted]');
  expect(text).not.toMatch(/Loom|4821/);
});
