import { IconMail } from '@tabler/icons-react';
import { Notice } from '../../../components/notice';

export const ConfirmationSent = ({ email }: { email: string }) => (
  <Notice role="status" mb="lg" tone="info" icon={IconMail}>
    We have emailed a link to <strong>{email}</strong>. Open it to confirm your address.
  </Notice>
);
