import {
  DECLINE_REASON_LABELS,
  OFFER_ANSWER_LABELS,
  type OfferAnswer,
} from '@job-alert/domain/applications/offer-answer';
import { formatDate } from '@job-alert/domain/india/calendar';
import { StatusBadge, type Tone } from '../../../components/status-badge';
import classes from '../summary.module.css';
import type { AnsweredOfferFragment, OfferAnswerWordsFragment } from './offer-summary.generated';

const tones: Readonly<Record<OfferAnswer, Tone>> = { ACCEPTED: 'green', DECLINED: 'red', OTHER_DATE: 'amber' };

interface OfferSummaryProps {
  application: AnsweredOfferFragment;
  /** True to truncate a long note, as in a table row. */
  brief?: boolean;
}

/** Shows the candidate's answer to the offer, or that there is none yet. Renders nothing without an offer. */
export function OfferSummary({ application: { offer }, brief }: OfferSummaryProps) {
  if (offer === null) return null;
  const { reply } = offer;
  if (reply === null) return <p className={classes.waiting}>The offer has not been answered yet.</p>;
  return <OfferAnswerSummary reply={reply} brief={brief} />;
}

interface OfferAnswerSummaryProps {
  reply: OfferAnswerWordsFragment;
  brief?: boolean;
}

export function OfferAnswerSummary({ reply, brief }: OfferAnswerSummaryProps) {
  return (
    <div className={classes.text} data-brief={brief || undefined}>
      <div className={classes.head}>
        <StatusBadge tone={tones[reply.answer]}>{OFFER_ANSWER_LABELS[reply.answer]}</StatusBadge>
        <span>on {formatDate(new Date(reply.answeredAt))}</span>
      </div>
      {reply.reason ? <p>{DECLINE_REASON_LABELS[reply.reason]}</p> : null}
      {reply.wishedDate ? <p>Requested date of joining: {formatDate(reply.wishedDate)}</p> : null}
      {reply.note ? <p className={classes.note}>“{reply.note}”</p> : null}
    </div>
  );
}
