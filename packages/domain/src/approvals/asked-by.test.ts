import { describe, expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import { askedBySchema, formatAskedBy } from './asked-by.js';

describe('the person who asked for it', () => {
  test('needs a name and a channel', () => {
    expect(validate(askedBySchema, { askedBy: ' ', askedChannel: null })).toEqual({
      ok: false,
      errors: {
        askedBy: ['Please enter who asked for it.'],
        askedChannel: ['Please choose how they asked for it.'],
      },
    });
    expect(validate(askedBySchema, { askedBy: ' Ravi Shah ', askedChannel: 'PHONE' })).toEqual({
      ok: true,
      value: { askedBy: 'Ravi Shah', askedChannel: 'PHONE' },
    });
  });

  test('is named with the channel', () => {
    expect(formatAskedBy({ name: 'Ravi Shah', channel: 'MEETING' })).toBe('Ravi Shah (in a meeting)');
  });
});
