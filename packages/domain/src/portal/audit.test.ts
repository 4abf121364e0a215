import { describe, expect, test } from 'vitest';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS, auditLabel } from './audit.js';

describe('the words of the audit trail', () => {
  test('name each act and each kind of record', () => {
    expect(auditLabel('DELETE_OWN')).toBe('Delete own account');
    expect(auditLabel('API_CLIENT')).toBe('API client');
  });

  test('spell out a code that is not known', () => {
    expect(auditLabel('TURN_TO_STONE')).toBe('Turn to stone');
    expect(auditLabel('constructor')).toBe('Constructor');
  });

  test('differ for each act, so that a filter has no two choices alike', () => {
    const words = [...Object.values(AUDIT_ACTION_LABELS), ...Object.values(AUDIT_SUBJECT_LABELS)];
    // "Import" labels both an action and a kind of record.
    expect(new Set(words).size).toBe(words.length - 1);
  });

  test('fit into the columns of the trail', () => {
    expect(Object.keys(AUDIT_ACTION_LABELS).every((code) => code.length <= 60)).toBe(true);
    expect(Object.keys(AUDIT_SUBJECT_LABELS).every((code) => code.length <= 40)).toBe(true);
  });
});
