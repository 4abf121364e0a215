import { describe, expect, test } from 'vitest';
import { POOL_MESSAGES, poolNameKey, poolNameSchema, poolNoteSchema } from './talent-pool.js';

describe('a talent pool', () => {
  test('has a name of at most 80 characters without line breaks', () => {
    expect(poolNameSchema.parse({ name: '  CNC operators\nSachin GIDC ' })).toEqual({
      name: 'CNC operators Sachin GIDC',
    });
    expect(poolNameSchema.parse({ name: 'x'.repeat(80) })).toEqual({ name: 'x'.repeat(80) });
    expect(poolNameSchema.safeParse({ name: 'x'.repeat(81) }).success).toBe(false);
    expect(poolNameSchema.safeParse({ name: ' ' }).success).toBe(false);
  });

  test('has the same name in capitals and with accents, but not with another vowel sign', () => {
    expect(poolNameKey('Café WEAVERS')).toBe(poolNameKey('cafe weavers'));
    expect(poolNameKey('વણકર')).not.toBe(poolNameKey('વણકરી'));
  });

  test('has notes of at most 200 characters, or none', () => {
    expect(poolNoteSchema.parse({ note: ' Night shift ' })).toEqual({ note: 'Night shift' });
    expect(poolNoteSchema.parse({ note: ' ' })).toEqual({ note: null });
    expect(poolNoteSchema.safeParse({ note: 'x'.repeat(201) }).success).toBe(false);
  });

  test('says its limits in sentences', () => {
    expect(POOL_MESSAGES.tooMany).toBe('There are already 200 pools. Delete one first.');
    expect(POOL_MESSAGES.full).toBe('A pool has at most 5,000 candidates.');
  });
});
