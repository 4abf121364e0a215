import { latestDate } from '@job-alert/domain/fields/latest-date';
import '../../../theme/area-styles';
import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import {
  type OfferAnswer as Answer,
  DECLINE_REASON_LABELS,
  DECLINE_REASONS,
} from '@job-alert/domain/applications/offer-answer';
import { type OfferAnswerInput, offerAnswerSchema } from '@job-alert/domain/applications/offer-answer-input';
import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { addDays, formatDate } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { endSentence } from '@job-alert/domain/text/sentence';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog';
import { DateField } from '../../../components/fields/date-field';
import { FormFooter } from '../../../components/form/form-footer';
import { TextArea } from '../../../components/form/text-area';
import { useForm } from '../../../components/form/use-form';
import { errorCode } from '../../../lib/errors/describe-error';
import { check } from '../../../lib/forms/check';
import { today } from '../../../lib/today';
import { ReasonFields } from './reason-fields';

interface OfferToAnswer {
  jobTitle: string;
  companyName: string;
  dateOfJoining: string | null;
  hasRequestedDate: boolean;
}

export interface OfferAnswerDialogProps {
  answer: Answer;
  offer: OfferToAnswer;
  /** Sends the answer. The dialog shows its errors. */
  onAnswer: (reply: OfferAnswerInput & { declinesOther?: true }) => Promise<void>;
  onClose: () => void;
}

const texts: Readonly<Record<Answer, { title: string; send: string; pending: string; colour?: string }>> = {
  ACCEPTED: { title: 'Accept this offer?', send: 'Accept the Offer', pending: 'Accepting...' },
  DECLINED: { title: 'Decline this offer?', send: 'Decline the Offer', pending: 'Declining...', colour: 'red.9' },
  OTHER_DATE: { title: 'Ask for another date?', send: 'Ask for This Date', pending: 'Asking...' },
};

const messages = { fallback: APPLICATION_MESSAGES.answerFailed, network: COMMON_MESSAGES.network };

function consequence(answer: Answer, { companyName, jobTitle, dateOfJoining }: OfferToAnswer): string {
  const job = `“${jobTitle}” at ${companyName}`;
  if (answer === 'DECLINED') return `${endSentence(`You decline ${job}`)} You cannot undo this.`;
  if (answer === 'ACCEPTED') {
    return `${endSentence(`You join ${job}${dateOfJoining ? ` on ${formatDate(dateOfJoining)}` : ''}`)} You cannot undo this.`;
  }
  const until = dateOfJoining ? ` instead of ${formatDate(dateOfJoining)}` : '';
  return `We will talk to ${companyName} about when you join${until}. You can still accept or decline.`;
}

/** Confirms an answer to an offer and collects its details. */
export function OfferAnswerDialog({ answer, offer, onAnswer, onClose }: OfferAnswerDialogProps) {
  const schema = offerAnswerSchema(today());
  /** True if another accepted offer has the same date of joining. The error names it. */
  const [hasClash, setHasClash] = useState(false);
  const form = useForm({
    initialValues: { reason: '', note: '', wishedDate: '' },
    rules: (values) => check(schema, { ...values, answer }),
    async save(reply) {
      try {
        await onAnswer(hasClash ? { ...reply, declinesOther: true } : reply);
      } catch (error) {
        setHasClash(errorCode(error) === 'OFFER_CLASH');
        throw error;
      }
    },
    onSaved: onClose,
    messages,
  });
  const { title, send: label, pending: pendingText, colour } = texts[answer];

  return (
    <Dialog opened onClose={form.isPending ? () => undefined : onClose} title={title}>
      <form {...form.element}>
        <Stack gap="md">
          <Text c="gray.7">{consequence(answer, offer)}</Text>
          {answer === 'OTHER_DATE' ? (
            <DateField
              label="I can join on"
              minDate={addDays(today(), 1)}
              maxDate={latestDate('joining', today())}
              withAsterisk
              {...form.getInputProps('wishedDate')}
            />
          ) : null}
          {answer === 'DECLINED' ? (
            <ReasonFields
              labels={DECLINE_REASON_LABELS}
              reasons={DECLINE_REASONS}
              reason={form.getInputProps('reason')}
              note={form.getInputProps('note')}
              needsNote={form.values.reason === 'OTHER'}
              maxLength={TEXT_LIMITS.withdrawalNote}
            />
          ) : (
            <TextArea
              label="Note (optional)"
              minRows={2}
              maxRows={8}
              maxLength={TEXT_LIMITS.withdrawalNote}
              {...form.getInputProps('note')}
            />
          )}
          <Text size="sm" c="gray.7">
            The company and the consultancy see your answer.
          </Text>
          <FormFooter form={form} onCancel={onClose} color={colour} pendingText={pendingText}>
            {hasClash ? 'This One, Decline the Other' : label}
          </FormFooter>
        </Stack>
      </form>
    </Dialog>
  );
}
