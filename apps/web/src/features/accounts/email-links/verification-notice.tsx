import { CloseButton, UnstyledButton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { NoticeBar } from '../../../components/notice-bar';
import type { BrowserSession } from '../../../lib/session/session-storage';
import { useResendVerification } from './use-resend-verification';
import classes from './verification-notice.module.css';

/** The session storage key. A logout clears it with the rest of the browser storage. */
const DISMISSED = 'verificationDismissed';

/** Shown above every screen of an area until the email address is confirmed or the notice is dismissed for this session. */
export function VerificationNotice({ session }: { session: BrowserSession }) {
  const [isDismissed, setDismissed] = useState(() => window.sessionStorage.getItem(DISMISSED) !== null);
  const { isPending, message, resend } = useResendVerification();
  if (isDismissed || (session.emailVerified && message === null)) return null;

  function dismiss() {
    window.sessionStorage.setItem(DISMISSED, 'true');
    setDismissed(true);
  }

  return (
    <NoticeBar label="Your email address" icon={<IconMail size={24} aria-hidden />}>
      <div className={classes.text}>
        <span role={message?.tone === 'error' ? 'alert' : 'status'}>
          {message?.text ?? `Please confirm your email address with the link we sent to ${session.user.email}.`}
        </span>{' '}
        {message?.tone === 'success' ? null : (
          <UnstyledButton className={classes.again} onClick={resend} aria-disabled={isPending}>
            {isPending ? 'Sending...' : 'Send again'}
          </UnstyledButton>
        )}
      </div>
      <CloseButton aria-label="Dismiss" title="Dismiss" onClick={dismiss} />
    </NoticeBar>
  );
}
