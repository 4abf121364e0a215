import { expect, test } from 'vitest';
import { offerEvent, summarizeCancellation, summarizeOfferAnswer, summarizeWithdrawal } from './history-events.js';

const answeredAt = new Date('2026-11-10T06:00:00Z');

test('an offer response is summarised with "You" for the candidate and with the name for others', () => {
  const acceptance = { answer: 'ACCEPTED', answeredAt, wishedDate: null } as const;
  expect(summarizeOfferAnswer(acceptance, 'Asha Patel', 'CANDIDATE')).toBe('You accepted the offer on 10/11/2026.');
  expect(summarizeOfferAnswer({ ...acceptance, answer: 'DECLINED' }, 'Asha Patel', 'EMPLOYER')).toBe(
    'Asha Patel declined the offer on 10/11/2026.',
  );
  const other = { answer: 'OTHER_DATE', answeredAt, wishedDate: '2026-12-21' } as const;
  expect(summarizeOfferAnswer(other, 'Asha Patel', 'ADMIN')).toBe(
    'Asha Patel asked on 10/11/2026 to join on 21/12/2026.',
  );
  expect(offerEvent('OTHER_DATE')).toBe('OTHER_DATE');
});

test('the summary of a cancelled interview contains its time and a reason worded for the reader', () => {
  const interview = {
    startsAt: new Date('2026-11-25T05:30:00Z'),
    cancelledAt: answeredAt,
    cancelledFor: 'INTERVIEWER_AWAY',
    byName: null,
    askedBy: null,
  } as const;
  expect(summarizeCancellation(interview, 'CANDIDATE')).toBe(
    'The interview on 25/11/2026 11:00 am was cancelled on 10/11/2026. Cancelled by the company: the interviewer cannot be there at that time.',
  );
  expect(summarizeCancellation(interview, 'EMPLOYER')).toBe(
    'The interview on 25/11/2026 11:00 am was cancelled on 10/11/2026. The interviewer cannot be there.',
  );
  const byAdmin = { ...interview, byName: 'Nisha Rao', askedBy: { name: 'Ravi Shah', channel: 'PHONE' } } as const;
  expect(summarizeCancellation(byAdmin, 'EMPLOYER')).toBe(
    'The interview on 25/11/2026 11:00 am was cancelled on 10/11/2026 by Nisha Rao of the consultancy, for the company, asked for by Ravi Shah (by phone). The interviewer cannot be there.',
  );
  expect(summarizeCancellation({ ...byAdmin, cancelledFor: 'CANDIDATE_ASKED', askedBy: null }, 'ADMIN')).toBe(
    'The interview on 25/11/2026 11:00 am was cancelled on 10/11/2026 by Nisha Rao of the consultancy, for the company. The candidate asked for it.',
  );
  expect(summarizeCancellation(byAdmin, 'CANDIDATE')).toBe(
    'The interview on 25/11/2026 11:00 am was cancelled on 10/11/2026. Cancelled by Nisha Rao of the consultancy, for the company: the interviewer cannot be there at that time.',
  );
});

test('a withdrawal is summarised with "You" for the candidate and with the name for others', () => {
  expect(summarizeWithdrawal(answeredAt, 'Asha Patel', 'CANDIDATE')).toBe(
    'You withdrew the application on 10/11/2026.',
  );
  expect(summarizeWithdrawal(answeredAt, 'Asha Patel', 'ADMIN')).toBe(
    'Asha Patel withdrew the application on 10/11/2026.',
  );
});
