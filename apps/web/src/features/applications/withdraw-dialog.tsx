import { reapplyDate } from '@job-alert/domain/reapply';
import { formatDate } from '@job-alert/domain/calendar';
import { APPLICATION_MESSAGES } from '@job-alert/domain/application-messages';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { TEXT_LIMITS } from '@job-alert/domain/text-limits';
import { validate } from '@job-alert/domain/validation';
import { WITHDRAWAL_REASON_LABELS, WITHDRAWAL_REASONS, withdrawalSchema } from '@job-alert/domain/withdrawal';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Banner } from '../../components/banner';
import { Dialog } from '../../components/dialog';
import { SubmitButton } from '../../components/submit-button';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { applyFieldErrors, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { useSending } from '../../lib/forms/use-sending';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { validateWith } from '../../lib/forms/validate-with';
import { ReasonFields } from '../shared/reason-fields';
import { type MyApplicationFragment, useWithdrawApplicationMutation } from './my-applications.generated';

interface WithdrawDialogProps {
  application: MyApplicationFragment;
  onClose: () => void;
}

/** Asks why an application is withdrawn, and says what that means. */
export function WithdrawDialog({ application: { id, job, appliedAt }, onClose }: WithdrawDialogProps) {
  const form = useCheckedForm({ initialValues: { reason: '', note: '' }, errorsOf: validateWith(withdrawalSchema) });
  useUnsavedChanges(form.values.note.trim() !== '');
  const banner = useBanner();
  const { busy, send } = useSending();
  const [withdraw] = useWithdrawApplicationMutation();

  async function save(values: typeof form.values, element: HTMLElement | undefined) {
    const cleaned = validate(withdrawalSchema, values);
    if (!cleaned.ok) return;
    banner.clear();
    try {
      await withdraw({ variables: { input: { id, ...cleaned.value } } });
      onClose();
    } catch (error) {
      if (applyFieldErrors(form, error, element)) return;
      const sentences = { fallback: APPLICATION_MESSAGES.withdrawFailed, network: COMMON_MESSAGES.network };
      banner.show('error', describeError(error, sentences));
    }
  }

  return (
    <Dialog opened onClose={busy ? () => undefined : onClose} title="Withdraw your application?">
      <form
        noValidate
        onSubmit={form.onSubmit((values, event) => {
          const element = event?.currentTarget;
          void send(() => save(values, element));
        }, focusFirstWrongField)}
      >
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
          <Banner message={banner.message} />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={onClose} disabled={busy}>
              Keep Application
            </Button>
            <SubmitButton busy={busy} busyText="Withdrawing..." color="red.9">
              Withdraw
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
