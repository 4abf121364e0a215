import { reapplyLabel } from '@job-alert/domain/applications/reapply';
import type { ApplyState } from '../../../lib/graphql/schema.generated';

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

/** Returns the state of the button after the candidate's last application. Without one, the button is `OPEN`. */
export function applyButton(applied: LastApplication | undefined): ApplyButton {
  if (!applied) return { kind: 'OPEN' };
  if (applied.applyState === 'REAPPLY_LATER') return { kind: 'REAPPLY_LATER', on: applied.reapplyOn };
  return { kind: applied.applyState };
}

/** Returns the label of the button. Every button except Apply is disabled. */
export function applyLabel(button: ApplyButton): string {
  if (button.kind === 'REAPPLY_LATER') return reapplyLabel(button.on);
  return { OPEN: 'Apply', APPLIED: 'Applied', EXPIRED: 'Application Expired' }[button.kind];
}
