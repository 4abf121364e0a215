import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type BannerState, useBanner } from '../../components/banner';
import { loginPath } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { applyFieldErrors } from '../../lib/forms/form-helpers';
import { isUploadCancelled } from '../../lib/uploads/use-upload-progress';
import { useLater } from '../../lib/use-later';

interface SignUp {
  banner: BannerState;
  busy: boolean;
  /** Sends the form once; shows how it ended; after success clears the form and goes to the login. */
  send: (register: () => Promise<unknown>) => Promise<void>;
}

/** The course that both sign-ups take after a valid form: success stays 5 s, the login comes after 2 s (specification 1 §4). */
export function useSignUp(
  role: 'candidate' | 'employer',
  form: { reset: () => void; setErrors: (errors: Record<string, string>) => void },
): SignUp {
  const navigate = useNavigate();
  const later = useLater();
  const banner = useBanner();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function send(register: () => Promise<unknown>) {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    banner.clear();
    try {
      await register();
      form.reset();
      banner.show('success', COMMON_MESSAGES.formSubmitted, 5000);
      later(2000, () => navigate(loginPath(role)));
    } catch (error) {
      if (isUploadCancelled(error)) return banner.show('info', COMMON_MESSAGES.uploadCancelled, 5000);
      applyFieldErrors(form, error);
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrong }));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return { banner, busy, send };
}
