import { Alert } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';

/** After a sign-up: the address has still to be confirmed. */
export const ConfirmationSent = ({ email }: { email: string }) => (
  <Alert role="status" mb="lg" color="ink" icon={<IconMail aria-hidden />}>
    We have emailed a link to <strong>{email}</strong>. Open it to confirm your address.
  </Alert>
);
