import { memberInvitationSchema } from '@job-alert/domain/accounts/member-invitation';
import { filterPersonName } from '@job-alert/domain/text/person-name';
import { COMPANY_ROLE_LABELS, INVITED_ROLES, type InvitedRole } from '@job-alert/domain/companies/company-member';
import { Radio, Stack } from '@mantine/core';
import { Dialog } from '../../../components/dialog/dialog';
import { EmailField } from '../../../components/fields/email-field';
import { FormFooter } from '../../../components/form/form-footer';
import { TextField } from '../../../components/form/text-field';
import { useForm } from '../../../components/form/use-form';
import { checkWithoutCleaning } from '../../../lib/forms/check';
import { useInviteCompanyMemberMutation } from './team.generated';

const ROLE_HINTS: Readonly<Record<InvitedRole, string>> = {
  RECRUITER: 'Posts jobs and works with all applicants.',
  INTERVIEWER: 'Only reads about the people whom they interview, and gives feedback.',
};

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
    initialValues: { firstName: '', lastName: '', email: '', role: 'RECRUITER' as InvitedRole },
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
        <Radio.Group label="Role" size="md" withAsterisk {...form.getInputProps('role')}>
          <Stack gap={10} mt={6}>
            {INVITED_ROLES.map((role) => (
              <Radio key={role} value={role} label={COMPANY_ROLE_LABELS[role]} description={ROLE_HINTS[role]} />
            ))}
          </Stack>
        </Radio.Group>
        <FormFooter form={form} onCancel={onCancel} mt="sm" pendingText="Inviting...">
          Invite
        </FormFooter>
      </Stack>
    </form>
  );
}
