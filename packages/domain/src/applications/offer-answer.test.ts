import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import {
  DECLINE_REASON_LABELS,
  DECLINE_REASONS,
  isFinal,
  isOpenOffer,
  OFFER_ANSWERS,
  type OfferAnswer,
  validateOfferAnswer,
} from './offer-answer.js';
import { offerAnswerSchema } from './offer-answer-input.js';

const errors = (input: object) => errorsOf(offerAnswerSchema('2026-11-20'), input);

test('each answer to an offer requires its own fields and rejects the others', () => {
  expect(Object.keys(DECLINE_REASON_LABELS)).toEqual([...DECLINE_REASONS]);
  expect(errors({ answer: 'ACCEPTED' })).toEqual({});
  expect(errors({ answer: 'ACCEPTED', reason: 'PAY' })).toHaveProperty('reason');
  expect(errors({ answer: 'DECLINED' })).toEqual({ reason: ['Reason is required.'] });
  expect(errors({ answer: 'DECLINED', reason: 'PAY' })).toEqual({});
  expect(errors({ answer: 'DECLINED', reason: 'OTHER' })).toEqual({
    note: ['Please add a note explaining the reason.'],
  });
});

test('a requested date must be a valid day after today', () => {
  expect(errors({ answer: 'OTHER_DATE', wishedDate: '2026-11-21' })).toEqual({});
  for (const wishedDate of [null, '', '2026-11-20', '2026-13-45', 'soon']) {
    expect(errors({ answer: 'OTHER_DATE', wishedDate })).toEqual({
      wishedDate: ['Choose a day after today and within two years.'],
    });
  }
  expect(errors({ answer: 'ACCEPTED', wishedDate: '2026-11-21' })).toHaveProperty('wishedDate');
});

test('an offer can be accepted or declined once, and another date requested at most once before', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...OFFER_ANSWERS)), (attempts) => {
      const answers: OfferAnswer[] = [];
      for (const next of attempts)
        if (validateOfferAnswer({ answers, hasJoined: false }, next) === null) answers.push(next);
      expect(answers.filter(isFinal).length).toBeLessThanOrEqual(1);
      expect(answers.filter((one) => one === 'OTHER_DATE').length).toBeLessThanOrEqual(1);
      expect(answers.findIndex(isFinal) === -1 || isFinal(answers.at(-1) as OfferAnswer)).toBe(true);
    }),
  );
});

test('an offer cannot be answered after the candidate has joined', () => {
  expect(isOpenOffer({ answers: ['OTHER_DATE'], hasJoined: false })).toBe(true);
  expect(isOpenOffer({ answers: ['ACCEPTED'], hasJoined: false })).toBe(false);
  expect(isOpenOffer({ answers: [], hasJoined: true })).toBe(false);
  for (const answer of OFFER_ANSWERS) {
    expect(validateOfferAnswer({ answers: [], hasJoined: true }, answer)).toContain('that you joined');
  }
});
