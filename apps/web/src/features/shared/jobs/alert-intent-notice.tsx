import { IconBell } from '@tabler/icons-react';
import { Notice } from '../../../components/notice';
import type { AlertIntent } from '../../../lib/session/alert-intent';

/** Shows the search that becomes a job alert after the login. */
export function AlertIntentNotice({ alert }: { alert: AlertIntent | null }) {
  if (alert === null) return null;
  return (
    <Notice role="status" mb="lg" tone="info" icon={IconBell}>
      <strong>After you log in, we will email you new openings for {alert.search}</strong>
    </Notice>
  );
}
