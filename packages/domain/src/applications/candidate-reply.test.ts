import { expect, test } from 'vitest';
import { candidateReplyFromWire, REPLY_CHOICES } from './candidate-reply.js';

test('what candidates have said is read from an address in any case', () => {
  expect(REPLY_CHOICES.map(({ value }) => candidateReplyFromWire(value.toUpperCase()))).toEqual([
    'WITHDRAWN',
    'ACCEPTED',
    'DECLINED',
    'OTHER_DATE',
  ]);
  expect(candidateReplyFromWire('selected')).toBeUndefined();
});
