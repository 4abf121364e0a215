import { memberInvitationSchema } from '@job-alert/domain/accounts/member-invitation';
import { filterPersonName } from '@job-alert/domain/text/person-name';
import { Stack } from '@mantine/core';
import { Dialog } from '../../../components/dialog/dialog';
import { EmailField } from '../../../components/fields/email-field';
import { FormFooter } from '../../../components/form/form-footer';
import { TextField } from '../../../components/form/text-field';
import { useForm } from '../../../components/form/use-form';
import { checkWithoutCleaning } from '../../../lib/forms/check';
import { useInviteCompanyMemberMutation } from './team.generated';

interface InviteMemberDialogProps {
  opened: boolean;
  onClose: () => void;
  onInvited: (email: string) => void;
}

export function InviteMemberDialog({ opened, onClose, onInvited }: InviteMemberDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Invite a colleague">
      <InviteMemberForm onCancel={onClose} onInvited={onInvited} />
    </Dialog>
  );
}

interface InviteMemberFormProps {
  onCancel: () => void;
  onInvited: (email: string) => void;
}

function InviteMemberForm({ onCancel, onInvited }: InviteMemberFormProps) {
  const [invite] = useInviteCompanyMemberMutation();
  const form = useForm({
    initialValues: { firstName: '', lastName: '', email: '' },
    rules: (values) => checkWithoutCleaning(memberInvitationSchema, values),
    async save(input) {
      await invite({ variables: { input } });
      onInvited(input.email.trim());
    },
  });

  return (
    <form {...form.element}>
      <Stack gap="md">
        <TextField
          label="First Name"
          autoComplete="off"
          data-autofocus
          withAsterisk
          filter={filterPersonName}
          {...form.getInputProps('firstName')}
        />
        <TextField
          label="Last Name"
          autoComplete="off"
          withAsterisk
          filter={filterPersonName}
          {...form.getInputProps('lastName')}
        />
        <EmailField
          label="Email"
          description="We email a link to choose a password. It is valid for seven days."
          withAsterisk
          {...form.getInputProps('email')}
          autoComplete="off"
        />
        <FormFooter form={form} onCancel={onCancel} mt="sm" pendingText="Inviting...">
          Invite
        </FormFooter>
      </Stack>
    </form>
  );
}
