import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { reapplyDate } from '@job-alert/domain/applications/reapply';
import {
  WITHDRAWAL_REASON_LABELS,
  WITHDRAWAL_REASONS,
  withdrawalSchema,
} from '@job-alert/domain/applications/withdrawal';
import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { formatDate } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Stack, Text } from '@mantine/core';
import { Dialog } from '../../components/dialog/dialog';
import { FormFooter } from '../../components/form/form-footer';
import { useForm } from '../../components/form/use-form';
import { check } from '../../lib/forms/check';
import { ReasonFields } from '../shared/applications/reason-fields';
import { type MyApplicationFragment, useWithdrawApplicationMutation } from './my-applications.generated';

const messages = { fallback: APPLICATION_MESSAGES.withdrawFailed, network: COMMON_MESSAGES.network };

interface WithdrawDialogProps {
  application: MyApplicationFragment;
  onClose: () => void;
}

export function WithdrawDialog({ application: { id, job, appliedAt }, onClose }: WithdrawDialogProps) {
  const [withdraw] = useWithdrawApplicationMutation();
  const form = useForm({
    initialValues: { reason: '', note: '' },
    rules: (values) => check(withdrawalSchema, values),
    save: (input) => withdraw({ variables: { input: { id, ...input } } }),
    onSaved: onClose,
    messages,
  });

  return (
    <Dialog opened onClose={form.isPending ? () => undefined : onClose} title="Withdraw your application?">
      <form {...form.element}>
        <Stack gap="md">
          <Text c="gray.7">
            {job.companyName} no longer considers you for “{job.title}”, and planned interviews are cancelled. You
            cannot undo this. You can apply again from {formatDate(reapplyDate(new Date(appliedAt)))}, while the job is
            open.
          </Text>
          <ReasonFields
            labels={WITHDRAWAL_REASON_LABELS}
            reasons={WITHDRAWAL_REASONS}
            reason={form.getInputProps('reason')}
            note={form.getInputProps('note')}
            needsNote={form.values.reason === 'OTHER'}
            maxLength={TEXT_LIMITS.withdrawalNote}
          />
          <Text size="sm" c="gray.7">
            The company and the consultancy see your reason and note.
          </Text>
          <FormFooter
            form={form}
            onCancel={onClose}
            cancelLabel="Keep Application"
            color="red.9"
            pendingText="Withdrawing..."
          >
            Withdraw
          </FormFooter>
        </Stack>
      </form>
    </Dialog>
  );
}
