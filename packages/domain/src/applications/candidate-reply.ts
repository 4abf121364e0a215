import { wireNames } from '../text/wire-names.js';
import { OFFER_ANSWER_LABELS, OFFER_ANSWERS } from './offer-answer.js';

/** Filter values for the candidate's response: withdrawn, or the latest answer to the current offer. */
const CANDIDATE_REPLIES = ['WITHDRAWN', ...OFFER_ANSWERS] as const;
export type CandidateReply = (typeof CANDIDATE_REPLIES)[number];

export const CANDIDATE_REPLY_LABELS: Readonly<Record<CandidateReply, string>> = {
  WITHDRAWN: 'Withdrawn',
  ...OFFER_ANSWER_LABELS,
};

const wire = wireNames<CandidateReply>({
  WITHDRAWN: 'withdrawn',
  ACCEPTED: 'offer_accepted',
  DECLINED: 'offer_declined',
  OTHER_DATE: 'other_date',
});

export const candidateReplyFromWire = wire.fromWire;

export const REPLY_LABEL = "Candidate's Reply";

export const REPLY_CHOICES = CANDIDATE_REPLIES.map((reply) => ({
  value: wire.toWire(reply),
  label: CANDIDATE_REPLY_LABELS[reply],
}));
