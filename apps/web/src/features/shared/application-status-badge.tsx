import {
  APPLICATION_STATUS_COLOURS,
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
} from '@job-alert/domain/application-status';
import { StatusBadge } from '../../components/status-badge';

/** Where an application stands, in its colour; nothing for a request that is about something else. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus | null | undefined }) {
  return status ? (
    <StatusBadge tone={APPLICATION_STATUS_COLOURS[status]}>{APPLICATION_STATUS_LABELS[status]}</StatusBadge>
  ) : null;
}
