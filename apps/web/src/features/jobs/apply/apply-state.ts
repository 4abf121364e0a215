import { reapplyLabel } from '@job-alert/domain/applications/reapply';
import type { ApplyState } from '../../../lib/graphql/schema.generated';

/** The candidate's last application for a job. */
interface LastApplication {
  applyState: ApplyState;
  reapplyOn: string;
}

/** The state of a job's Apply button, from the server or from the last attempt in this browser. */
export type ApplyButton =
  | { kind: 'OPEN' }
  | { kind: 'APPLIED' }
  | { kind: 'EXPIRED' }
  | { kind: 'REAPPLY_LATER'; on: string };

/** The button of a job by the candidate's last application for it, if any. */
export function applyButton(applied: LastApplication | undefined): ApplyButton {
  if (!applied) return { kind: 'OPEN' };
  if (applied.applyState === 'REAPPLY_LATER') return { kind: 'REAPPLY_LATER', on: applied.reapplyOn };
  return { kind: applied.applyState };
}

/** The words of the button; all but Apply are disabled. */
export function applyLabel(button: ApplyButton): string {
  if (button.kind === 'REAPPLY_LATER') return reapplyLabel(button.on);
  return { OPEN: 'Apply', APPLIED: 'Applied', EXPIRED: 'Application Expired' }[button.kind];
}
