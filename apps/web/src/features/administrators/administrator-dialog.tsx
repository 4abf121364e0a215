import {
  ADMIN_ROLE_DESCRIPTIONS,
  ADMIN_ROLE_LABELS,
  ADMIN_ROLES,
  type AdminRole,
} from '@job-alert/domain/accounts/admin-role';
import { canBeResponsible } from '@job-alert/domain/accounts/responsible-administrator';
import { changeAdministratorSchema, inviteAdministratorSchema } from '@job-alert/domain/accounts/administrator-input';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { filterPersonName } from '@job-alert/domain/text/person-name';
import { Checkbox, Stack, Text } from '@mantine/core';
import { Dialog } from '../../components/dialog/dialog';
import { EmailField } from '../../components/fields/email-field';
import { FormFooter } from '../../components/form/form-footer';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { useForm } from '../../components/form/use-form';
import { checkWithoutCleaning } from '../../lib/forms/check';
import type { InviteAdministratorInput } from '../../lib/graphql/schema.generated';
import type { AdministratorRowFragment as Row } from './administrators.generated';

type Settings = Pick<InviteAdministratorInput, 'role' | 'secondFactorRequired'>;

interface FormProps {
  /** The administrator to change, or `new` for an invitation. */
  subject: Row | 'new';
  /** True for the administrator's own row, whose role cannot change. */
  isOwn: boolean;
  onClose: () => void;
  onInvite: (input: InviteAdministratorInput) => Promise<void>;
  onChange: (row: Row, settings: Settings) => Promise<void>;
}

interface AdministratorDialogProps extends Omit<FormProps, 'subject'> {
  opened: boolean;
  subject: Row | 'new' | null;
}

/** Invites an administrator, or changes one. */
export function AdministratorDialog({ opened, subject, ...form }: AdministratorDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={form.onClose}
      title={subject === null || subject === 'new' ? 'Invite an administrator' : `Change ${joinFullName(subject)}`}
    >
      {subject === null ? null : <AdministratorForm subject={subject} {...form} />}
    </Dialog>
  );
}

const ROLES = ADMIN_ROLES.map((role) => ({ value: role, label: ADMIN_ROLE_LABELS[role] }));

function AdministratorForm({ subject, isOwn, onClose, onInvite, onChange }: FormProps) {
  const isNew = subject === 'new';
  const form = useForm({
    initialValues: {
      firstName: '',
      lastName: '',
      email: '',
      role: isNew ? ('RECRUITER' as AdminRole) : subject.role,
      secondFactorRequired: isNew ? false : subject.secondFactorRequired,
    },
    rules: (values) => checkWithoutCleaning(isNew ? inviteAdministratorSchema : changeAdministratorSchema, values),
    async save({ role, secondFactorRequired, ...person }) {
      const settings = { role, secondFactorRequired };
      await (isNew ? onInvite({ ...person, ...settings }) : onChange(subject, settings));
    },
  });

  return (
    <form {...form.element}>
      <Stack gap="md">
        {isNew ? (
          <>
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
          </>
        ) : null}
        <SelectField
          label="Role"
          data={ROLES}
          allowDeselect={false}
          disabled={isOwn}
          description={
            isOwn ? 'Another administrator can change your role.' : ADMIN_ROLE_DESCRIPTIONS[form.values.role]
          }
          {...form.getInputProps('role')}
        />
        {isNew || subject.responsibilities === null || canBeResponsible(form.values.role) ? null : (
          <Text role="status">{subject.responsibilities}</Text>
        )}
        <Checkbox
          label="Two-step login is required"
          description="Without it, the person can only set it up."
          {...form.getInputProps('secondFactorRequired', { type: 'checkbox' })}
        />
        <FormFooter form={form} onCancel={onClose} mt="sm" pendingText={isNew ? 'Inviting...' : 'Saving...'}>
          {isNew ? 'Invite' : 'Save'}
        </FormFooter>
      </Stack>
    </form>
  );
}
