import '../../../theme/area-styles';
import { GUEST_FEEDBACK_MESSAGES } from '@job-alert/domain/interviews/guest-feedback';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../../components/notice';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { feedbackLines } from '../../shared/applications/interview-feedback-summary';
import { FeedbackForm } from '../../shared/interviews/feedback-form';
import { GiveInterviewFeedbackByLinkText, type LinkedInterviewFragment } from './linked-interview.public.generated';

interface GuestFeedbackFormProps {
  token: string;
  interview: LinkedInterviewFragment;
  onSaved: (interview: LinkedInterviewFragment) => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The feedback of a guest, and the form for it. The rules of the form load with it. */
export function GuestFeedbackForm({ token, interview, onSaved }: GuestFeedbackFormProps) {
  const { feedback } = interview;
  const [step, setStep] = useState<'form' | 'given' | 'saved'>(feedback ? 'given' : 'form');
  if (step !== 'form' && feedback) {
    return (
      <Stack gap="md">
        {step === 'saved' ? (
          <Notice role="status" tone="success" tabIndex={-1} ref={focus}>
            {GUEST_FEEDBACK_MESSAGES.saved}
          </Notice>
        ) : (
          <Text>{GUEST_FEEDBACK_MESSAGES.given}</Text>
        )}
        <ul aria-label="Feedback">
          {feedbackLines(feedback).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Button variant="default" onClick={() => setStep('form')}>
          Change feedback
        </Button>
      </Stack>
    );
  }
  return (
    <FeedbackForm
      feedback={feedback}
      save={async (values) => {
        const input = { token, ...values, version: feedback?.version };
        return (await fetchGraphql(GiveInterviewFeedbackByLinkText, { input })).giveInterviewFeedbackByLink.interview;
      }}
      onSaved={(saved) => {
        onSaved(saved);
        setStep('saved');
      }}
    />
  );
}
