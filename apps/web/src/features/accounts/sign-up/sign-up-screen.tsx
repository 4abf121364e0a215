import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { FormFields } from '../../../components/form/form-fields';
import { LazyDraftRestorePrompt } from '../../../components/form/lazy-draft-restore-prompt';
import type { Form } from '../../../components/form/use-form';
import { Notice } from '../../../components/notice';
import { dashboardPath, paths } from '../../../config/paths';
import { useAlertIntent } from '../../../lib/session/alert-intent';
import { useSession } from '../../../lib/session/session';
import type { StoredUser } from '../../../lib/session/session-storage';
import { isForcedSignUp } from '../../../lib/session/sign-up-redirect';
import { AlertIntentNotice } from '../../shared/jobs/alert-intent-notice';
import { type ApplyIntent, withJob } from '../../shared/jobs/apply-intent';
import { ApplyIntentNotice } from '../../shared/jobs/apply-intent-notice';
import { AccountFrame } from '../account-frame';
import { signUpTexts } from '../account-messages';
import { ResetNotice, wasPasswordReset } from '../login/reset-notice';
import { ConfirmationSent } from './confirmation-sent';

const UNSAVED_FIELDS = {
  candidate: 'Passwords and files are never saved: please enter them again.',
  employer: 'Passwords and the GSTIN are never saved: please enter them again.',
} as const;

interface SignUpScreenProps {
  role: 'candidate' | 'employer';
  form: Pick<Form<object>, 'banner' | 'isPending' | 'draft' | 'element'> & { sentTo: string | null };
  job?: ApplyIntent | null;
  progress?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of both sign-up screens. Redirects logged-in users to their dashboard, or to the job that they are applying for. A `forceSignUp`
 * state or a password reset prevents the redirect.
 */
export function SignUpScreen({ role, form, job = null, progress, children }: SignUpScreenProps) {
  const other = role === 'candidate' ? 'employer' : 'candidate';
  const present = useSession()?.user;
  const state: unknown = useLocation().state;
  const alert = useAlertIntent();
  if (present && !isForcedSignUp(state) && !wasPasswordReset(state)) {
    const isApplying = job !== null && present.user_type === role;
    return <Navigate to={isApplying ? job.path : dashboardPath(present.user_type)} replace />;
  }
  return (
    <AccountFrame {...signUpTexts[role]}>
      {present ? <LoggedInNotice user={present} /> : null}
      <ApplyIntentNotice job={job} />
      {role === 'candidate' ? <AlertIntentNotice alert={alert} /> : null}
      {role === 'employer' ? <ResetNotice /> : null}
      <LazyDraftRestorePrompt draft={form.draft} contentName="sign-up" missingFieldsHint={UNSAVED_FIELDS[role]} />
      <form {...form.element}>
        <FormFields>
          {children}
          <Banner message={form.banner.message} />
          {form.sentTo === null ? null : <ConfirmationSent email={form.sentTo} />}
          <SubmitButton isPending={form.isPending} pendingText="Sending..." fullWidth>
            Sign Up
          </SubmitButton>
          {progress}
          <Text ta="center" c="gray.7">
            Already registered?{' '}
            <Anchor component={Link} to={withJob(paths[role].login, job)} fw={650}>
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

const roles = { candidate: 'a candidate', employer: 'an employer', admin: 'an administrator' } as const;

/** Shown on a sign-up screen to users who are logged in. */
function LoggedInNotice({ user }: { user: StoredUser }) {
  return (
    <Notice role="status" mb="lg" tone="info">
      You are logged in as {roles[user.user_type]} ({user.email}).{' '}
      <Anchor component={Link} to={dashboardPath(user.user_type)} inherit underline="always">
        Go to your dashboard
      </Anchor>
    </Notice>
  );
}
