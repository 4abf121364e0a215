import { Alert } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { WantedAlert } from '../../lib/session/wanted-alert';

/** Names the search that becomes a job alert after the login. */
export function WantedAlertNotice({ alert }: { alert: WantedAlert | null }) {
  if (alert === null) return null;
  return (
    <Alert role="status" mb="lg" color="ink" icon={<IconBell aria-hidden />}>
      <strong>After you log in, we will email you new openings for {alert.search}</strong>
    </Alert>
  );
}
