import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { requiredSentence } from '@job-alert/domain/fields/fields';
import { Stack, Text } from '@mantine/core';
import { Dialog } from '../../../components/dialog/dialog';
import { PasswordField } from '../../../components/fields/password-field';
import { FormFooter } from '../../../components/form/form-footer';
import { useForm } from '../../../components/form/use-form';
import type { Checked } from '../../../lib/forms/check';
import { type TeamMemberFragment as Member, useTransferCompanyOwnershipMutation } from './team.generated';

interface TransferOwnershipDialogProps {
  opened: boolean;
  member: Member | null;
  onClose: () => void;
  onTransferred: (member: Member) => void;
}

export function TransferOwnershipDialog({ opened, member, onClose, onTransferred }: TransferOwnershipDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Transfer the ownership?">
      {member ? (
        <TransferOwnershipForm member={member} onCancel={onClose} onTransferred={() => onTransferred(member)} />
      ) : null}
    </Dialog>
  );
}

interface TransferOwnershipFormProps {
  member: Member;
  onCancel: () => void;
  onTransferred: () => void;
}

const rules = (values: { password: string }): Checked<{ password: string }> =>
  values.password === ''
    ? { ok: false, errors: { password: requiredSentence('Password') } }
    : { ok: true, value: values };

function TransferOwnershipForm({ member, onCancel, onTransferred }: TransferOwnershipFormProps) {
  const [transfer] = useTransferCompanyOwnershipMutation();
  const form = useForm({
    initialValues: { password: '' },
    rules,
    async save({ password }) {
      await transfer({ variables: { input: { id: member.id, password } } });
      onTransferred();
    },
    warnsOnLeave: false,
  });

  return (
    <form {...form.element}>
      <Stack gap="md">
        <Text component="div" c="gray.7">
          <strong>{joinFullName(member)}</strong> manages the company profile and its people from now on. You stay as a
          recruiter. Both of you get an email.
        </Text>
        <PasswordField
          label="Password"
          description="Enter your password to confirm."
          autoComplete="current-password"
          data-autofocus
          withAsterisk
          {...form.getInputProps('password')}
        />
        <FormFooter form={form} onCancel={onCancel} pendingText="Transferring...">
          Transfer
        </FormFooter>
      </Stack>
    </form>
  );
}
