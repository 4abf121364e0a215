import { checkPasswordRules } from '@job-alert/domain/accounts/password';
import { type PasswordInputProps, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { PasswordField } from '../../components/fields/password-field';
import classes from './password-rules.module.css';

/** The rules for a new password. Each rule is ticked once the password satisfies it. */
function PasswordRules({ password }: { password: string }) {
  return (
    <ul className={classes.rules} data-untouched={password === '' || undefined} aria-label="The password must have">
      {checkPasswordRules(password).map(({ demand, isMet }) => (
        <li key={demand} data-met={isMet || undefined}>
          {isMet ? <IconCircleCheckFilled size={18} aria-hidden /> : <IconCircle size={18} aria-hidden />}
          <span className={classes.demand}>{demand}</span>
          <VisuallyHidden>{isMet ? ' (done)' : ' (missing)'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

/** A field for a new password. Its rules are the accessible description of the field. */
export function NewPasswordField(props: PasswordInputProps & { label: string; value: string }) {
  return (
    <PasswordField
      autoComplete="new-password"
      withAsterisk
      description={<PasswordRules password={props.value} />}
      descriptionProps={{ component: 'div' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  );
}
