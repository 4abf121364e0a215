import { describe, expect, test } from 'vitest';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS, auditLabel } from './audit.js';

describe('the labels of the audit trail', () => {
  test('name actions and kinds of records', () => {
    expect(auditLabel('DELETE_OWN')).toBe('Delete own account');
    expect(auditLabel('API_CLIENT')).toBe('API client');
  });

  test('are derived from the code if it is unknown', () => {
    expect(auditLabel('TURN_TO_STONE')).toBe('Turn to stone');
    expect(auditLabel('constructor')).toBe('Constructor');
  });

  test('are different, except for "Import"', () => {
    const words = [...Object.values(AUDIT_ACTION_LABELS), ...Object.values(AUDIT_SUBJECT_LABELS)];
    // "Import" labels both an action and a kind of record.
    expect(new Set(words).size).toBe(words.length - 1);
  });

  test('have codes that fit into the columns of the trail', () => {
    expect(Object.keys(AUDIT_ACTION_LABELS).every((code) => code.length <= 60)).toBe(true);
    expect(Object.keys(AUDIT_SUBJECT_LABELS).every((code) => code.length <= 40)).toBe(true);
  });
});
