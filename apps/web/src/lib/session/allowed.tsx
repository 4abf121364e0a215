import type { AdminAction } from '@job-alert/domain/accounts/admin-role';
import type { ReactNode } from 'react';
import { useCan } from './use-can';

/** Renders its content for administrators whose role allows the action. */
export const Allowed = ({ to, children }: { to: AdminAction; children: ReactNode }) => (useCan(to) ? children : null);
