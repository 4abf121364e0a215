import { reapplyDate } from '@job-alert/domain/reapply';
import { formatDate } from '@job-alert/domain/calendar';
import { APPLICATION_MESSAGES } from '@job-alert/domain/application-messages';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { TEXT_LIMITS } from '@job-alert/domain/text-limits';
import { validate } from '@job-alert/domain/validation';
import { WITHDRAWAL_REASON_LABELS, WITHDRAWAL_REASONS, withdrawalSchema } from '@job-alert/domain/withdrawal';
import { Stack, Text } from '@mantine/core';
import { Dialog } from '../../components/dialog';
import { FormFoot } from '../../components/form-foot';
import { useFormSending } from '../../components/use-form-sending';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { validateWith } from '../../lib/forms/validate-with';
import { ReasonFields } from '../shared/reason-fields';
import { type MyApplicationFragment, useWithdrawApplicationMutation } from './my-applications.generated';

const sentences = { fallback: APPLICATION_MESSAGES.withdrawFailed, network: COMMON_MESSAGES.network };

interface WithdrawDialogProps {
  application: MyApplicationFragment;
  onClose: () => void;
}

/** Asks why an application is withdrawn, and says what that means. */
export function WithdrawDialog({ application: { id, job, appliedAt }, onClose }: WithdrawDialogProps) {
  const form = useCheckedForm({ initialValues: { reason: '', note: '' }, errorsOf: validateWith(withdrawalSchema) });
  useUnsavedChanges(form.values.note.trim() !== '');
  const [withdraw] = useWithdrawApplicationMutation();

  async function save(values: typeof form.values) {
    const cleaned = validate(withdrawalSchema, values);
    if (!cleaned.ok) return;
    await withdraw({ variables: { input: { id, ...cleaned.value } } });
    onClose();
  }
  const sending = useFormSending(form, save, sentences);

  return (
    <Dialog opened onClose={sending.busy ? () => undefined : onClose} title="Withdraw your application?">
      <form {...sending.element}>
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
          <FormFoot
            sending={sending}
            onCancel={onClose}
            cancelLabel="Keep Application"
            color="red.9"
            busyText="Withdrawing..."
          >
            Withdraw
          </FormFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
