import { expect, test } from 'vitest';
import { endSentence } from './sentence.js';

test.each([
  ['Asha Patel has applied at Nilambar Weaves', 'Asha Patel has applied at Nilambar Weaves.'],
  ['Asha Patel has applied at Nilambar Weaves Pvt. Ltd.', 'Asha Patel has applied at Nilambar Weaves Pvt. Ltd.'],
  ['You work at “Yes!”', 'You work at “Yes!”'],
  ['You decline “Cook (Jr.)”', 'You decline “Cook (Jr.)”.'],
  ['We wait for “Cook”', 'We wait for “Cook”.'],
])('%s ends with one full stop', (text, sentence) => {
  expect(endSentence(text)).toBe(sentence);
});
