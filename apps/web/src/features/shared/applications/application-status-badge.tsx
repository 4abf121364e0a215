import {
  APPLICATION_STATUS_COLOURS,
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
} from '@job-alert/domain/applications/application-status';
import { StatusBadge } from '../../../components/status-badge';

interface ApplicationStatusBadgeProps {
  status: ApplicationStatus | null | undefined;
  /**
   * Set after the candidate has withdrawn. The application's status does not change, but the badge shows the
   * withdrawal.
   */
  withdrawal?: object | null;
}

/** The status of an application. Renders nothing for requests about other records. */
export function ApplicationStatusBadge({ status, withdrawal }: ApplicationStatusBadgeProps) {
  if (withdrawal) return <StatusBadge tone="grey">Withdrawn</StatusBadge>;
  return status ? (
    <StatusBadge tone={APPLICATION_STATUS_COLOURS[status]}>{APPLICATION_STATUS_LABELS[status]}</StatusBadge>
  ) : null;
}
