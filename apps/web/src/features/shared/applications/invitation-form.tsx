import '../../../theme/area-styles';
import { describeFileLimits, fileInputAccept } from '@job-alert/domain/files/files';
import type { AnswerInput, ScreeningQuestion } from '@job-alert/domain/jobs/screening';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { INVITATION_DECLINE_LABELS, INVITATION_DECLINE_REASONS } from '@job-alert/domain/sourcing/job-invitation';
import {
  INVITATION_NOTE_LENGTH,
  type InvitationDecline,
  invitationDeclineSchema,
} from '@job-alert/domain/sourcing/job-invitation-input';
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { Dialog } from '../../../components/dialog/dialog';
import { UploadField } from '../../../components/fields/upload-field';
import { FormFooter } from '../../../components/form/form-footer';
import { useForm } from '../../../components/form/use-form';
import { check, type Checked } from '../../../lib/forms/check';
import { validateUpload } from '../../../lib/forms/validate-upload';
import { ReasonFields } from './reason-fields';
import { checkAnswers, ScreeningAnswerField } from './screening-answer-field';

export interface InvitationYes {
  answers: AnswerInput[];
  sharePreferences: boolean;
  /** A resume that replaces the one on file. */
  resume: File | null;
}

export type InvitationNo = InvitationDecline & { noMoreInvitations: boolean };

export interface InvitationFormProps {
  invitation: {
    id: string;
    questions: readonly ScreeningQuestion[];
    /** The name of the resume on file; null without one. */
    resumeName: string | null;
    /** True if the profile has preferences that can be shared. */
    hasPreferences: boolean;
  };
  onYes: (yes: InvitationYes) => Promise<void>;
  onNo: (no: InvitationNo) => Promise<void>;
}

const messages = { fallback: COMMON_MESSAGES.wentWrongTryAgainStop, network: COMMON_MESSAGES.network };

/** The questions of the job with Yes, and No with its reason. */
export function InvitationForm({ invitation, onYes, onNo }: InvitationFormProps) {
  const { id, questions, resumeName, hasPreferences } = invitation;
  const [isDeclining, setDeclining] = useState(false);
  const form = useForm({
    initialValues: { answers: questions.map(() => ''), sharePreferences: false, resume: null as File | null },
    rules: (values) => checkYes(questions, values),
    save: onYes,
    messages: { ...messages, always: true },
    draft: { name: `invitation-${id}`, fields: questions.map((_, index) => `answers.${index}`) },
    warnsOnLeave: false,
  });
  return (
    <>
      <form {...form.element}>
        <Stack gap="md">
          {questions.map((question, index) => (
            <ScreeningAnswerField key={question.text} question={question} {...form.getInputProps(`answers.${index}`)} />
          ))}
          <UploadField
            label={resumeName === null ? 'Resume' : 'Newer resume (optional)'}
            description={
              resumeName === null
                ? `We need it for your application. ${describeFileLimits('RESUME', ', maximum')}`
                : `On file: ${resumeName}`
            }
            accept={fileInputAccept('RESUME')}
            {...form.getInputProps('resume')}
          />
          {hasPreferences ? (
            <Checkbox
              label="Show the company my expected salary and notice period"
              {...form.getInputProps('sharePreferences', { type: 'checkbox' })}
            />
          ) : null}
          <Banner message={form.banner.message} />
          <SubmitButton isPending={form.isPending} pendingText="Applying..." fullWidth>
            Yes, apply
          </SubmitButton>
          <Button variant="default" size="md" fullWidth disabled={form.isPending} onClick={() => setDeclining(true)}>
            No, thanks
          </Button>
        </Stack>
      </form>
      {isDeclining ? <DeclineDialog onNo={onNo} onClose={() => setDeclining(false)} /> : null}
    </>
  );
}

function checkYes(
  questions: readonly ScreeningQuestion[],
  { answers, ...yes }: { answers: string[]; sharePreferences: boolean; resume: File | null },
): Checked<InvitationYes> {
  const checked = checkAnswers(questions, answers);
  const problem = validateUpload(yes.resume, 'RESUME');
  if (checked.ok && problem === null) return { ok: true, value: { ...yes, answers: checked.value } };
  return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), ...(problem !== null && { resume: problem }) } };
}

function DeclineDialog({ onNo, onClose }: Pick<InvitationFormProps, 'onNo'> & { onClose: () => void }) {
  const form = useForm({
    initialValues: { reason: '', note: '', noMoreInvitations: false },
    rules({ noMoreInvitations, ...values }): Checked<InvitationNo> {
      const checked = check(invitationDeclineSchema, values);
      return checked.ok ? { ok: true, value: { ...checked.value, noMoreInvitations } } : checked;
    },
    save: onNo,
    onSaved: onClose,
    messages,
    warnsOnLeave: false,
  });
  return (
    <Dialog opened onClose={form.isPending ? () => undefined : onClose} title="No, thanks">
      <form {...form.element}>
        <Stack gap="md">
          <Text c="gray.7">Your reason helps us to suggest better openings. The company does not see it.</Text>
          <ReasonFields
            labels={INVITATION_DECLINE_LABELS}
            reasons={INVITATION_DECLINE_REASONS}
            reason={form.getInputProps('reason')}
            note={form.getInputProps('note')}
            needsNote={form.values.reason === 'OTHER'}
            maxLength={INVITATION_NOTE_LENGTH}
          />
          <Checkbox
            label="No more invitations and suggestions"
            {...form.getInputProps('noMoreInvitations', { type: 'checkbox' })}
          />
          <FormFooter form={form} onCancel={onClose} pendingText="Sending...">
            Send
          </FormFooter>
        </Stack>
      </form>
    </Dialog>
  );
}
