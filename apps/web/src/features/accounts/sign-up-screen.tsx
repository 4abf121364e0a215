import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { FormFields } from '../../components/form-fields';
import { SubmitButton } from '../../components/submit-button';
import type { PublicForm } from '../../components/use-public-form';
import { paths } from '../../config/paths';
import { AccountFrame } from './account-frame';
import { signUpTexts } from './account-texts';
import { ResetNotice } from './reset-notice';

interface SignUpScreenProps {
  role: 'candidate' | 'employer';
  form: Pick<PublicForm<object>, 'banner' | 'busy' | 'element'>;
  /** How far an upload has come. */
  progress?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** What both sign-up screens share around their fields. */
export function SignUpScreen({ role, form, progress, children }: SignUpScreenProps) {
  const other = role === 'candidate' ? 'employer' : 'candidate';
  return (
    <AccountFrame {...signUpTexts[role]}>
      {role === 'employer' ? <ResetNotice /> : null}
      <form {...form.element}>
        <FormFields>
          {children}
          <Banner message={form.banner.message} />
          <SubmitButton busy={form.busy} busyText="Sending..." fullWidth>
            Sign Up
          </SubmitButton>
          {progress}
          <Text ta="center" c="gray.7">
            Already registered?{' '}
            <Anchor component={Link} to={paths[role].login} fw={650}>
              Log in
            </Anchor>
            <br />
            {role === 'candidate' ? 'Here to hire?' : 'Looking for work?'}{' '}
            <Anchor component={Link} to={paths[other].signUp} fw={650}>
              {signUpTexts[other].title}
            </Anchor>
          </Text>
        </FormFields>
      </form>
    </AccountFrame>
  );
}
