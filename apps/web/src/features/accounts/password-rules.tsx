import { checkPasswordRules } from '@job-alert/domain/accounts/password';
import { VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import classes from './password-rules.module.css';

/** The rules for a new password. Each rule is ticked once the password satisfies it. */
export function PasswordRules({ password }: { password: string }) {
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
