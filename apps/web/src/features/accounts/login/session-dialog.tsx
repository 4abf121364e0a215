import { Anchor, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { FormFields } from '../../../components/form/form-fields';
import { loginPath, paths } from '../../../config/paths';
import type { LoginRedirectState } from '../../../lib/session/login-redirect';
import { cancelPendingRequests } from '../../../lib/session/reauthentication';
import {
  endInactiveSession,
  isSessionExpired,
  leaveEndedSession,
  startSession,
  useSession,
  useSessionExpired,
} from '../../../lib/session/session';
import { isRemembered, type StoredUser } from '../../../lib/session/session-storage';
import { useNavigateAway } from '../../../lib/use-navigate-away';
import { checkLogin } from '../account-rules';
import { OwnPasswordField } from '../settings/own-password-field';
import { LoginCodeField } from './login-code-field';
import { toSession, useLoginForm } from './use-login-form';

/** Requests the password after the session has expired. The page remains open, and its pending requests continue after the login. */
export function SessionDialog() {
  const interrupted = useSessionExpired();
  const session = useSession();
  const { pathname } = useLocation();

  // Escape must not close the dialogs below. A layout effect registers this listener before theirs.
  useLayoutEffect(() => {
    const ignoreEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isSessionExpired()) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', ignoreEscape, true);
    return () => window.removeEventListener('keydown', ignoreEscape, true);
  }, []);

  return (
    <>
      <Page key={pathname} />
      <Modal
        opened={interrupted}
        onClose={() => undefined}
        withCloseButton={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
        // The previously focused element cannot get focus while its request is pending.
        returnFocus={false}
        title="Your session has ended"
        centered
        zIndex={1000}
        styles={{ title: { fontWeight: 700, fontSize: '1.125rem' } }}
      >
        {session ? <Renewal user={session.user} /> : null}
      </Modal>
    </>
  );
}

/** Cancels the pending requests when the user leaves the page. */
function Page() {
  useEffect(() => cancelPendingRequests, []);
  return null;
}

function Renewal({ user }: { user: StoredUser }) {
  const role = user.user_type;
  const { pathname, search, hash } = useLocation();
  const leave = useNavigateAway();
  const { form, needsCode, codeField } = useLoginForm({
    role,
    initial: { email: user.email, password: '', rememberMe: isRemembered(), code: '' },
    // The rules are bundled, because the server may have a new release when they are needed.
    loadRules: async (withCode) => checkLogin(withCode),
    enter: (signedIn, rememberMe) => startSession(toSession(signedIn, role), rememberMe),
    onInactive: () => void toLogin('inactive').then(() => endInactiveSession(user.id)),
  });

  function toLogin(why: LoginRedirectState['why']): Promise<void> {
    const arrival: LoginRedirectState = { why, from: pathname + search + hash, account: user.id };
    // Navigates before the session ends, so that a form can warn about unsaved changes.
    return leave(loginPath(role), { state: arrival });
  }

  return (
    <form {...form.element}>
      <FormFields>
        <Text c="gray.7">Enter your password to continue. Your entries on this page are kept.</Text>
        <TextInput label="Email" type="email" autoComplete="username" readOnly value={user.email} />
        <OwnPasswordField data-autofocus {...form.getInputProps('password')} />
        {needsCode ? <LoginCodeField ref={codeField} {...form.getInputProps('code')} /> : null}
        <Anchor href={paths.forgotPassword} target="_blank" fw={600}>
          Forgot Password?
        </Anchor>
        <Banner message={form.banner.message} />
        <Group justify="flex-end" data-dialog-actions>
          <Button
            variant="default"
            size="md"
            onClick={() => void toLogin('ended').then(leaveEndedSession)}
            disabled={form.isPending}
          >
            Leave this page
          </Button>
          <SubmitButton isPending={form.isPending} pendingText="Logging in...">
            Log in
          </SubmitButton>
        </Group>
      </FormFields>
    </form>
  );
}
