import { expect, test } from 'vitest';
import { candidateReplyFromWire, REPLY_CHOICES } from './candidate-reply.js';

test('a candidate reply is parsed from the wire format in any case', () => {
  expect(REPLY_CHOICES.map(({ value }) => candidateReplyFromWire(value.toUpperCase()))).toEqual([
    'WITHDRAWN',
    'ACCEPTED',
    'DECLINED',
    'OTHER_DATE',
  ]);
  expect(candidateReplyFromWire('selected')).toBeUndefined();
});
