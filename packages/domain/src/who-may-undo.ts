import * as z from 'zod';
import { acrossFields, optionalText } from './fields.js';
import { TEXT_LIMITS } from './text-limits.js';
import type { UserType } from './user-type.js';

type Undoing = Readonly<Partial<Record<UserType, readonly UserType[]>>>;

/**
 * Every state that somebody decides, and who may take back what which role has decided. An administrator's word stands until an
 * administrator changes it; a role without a line decides nothing of that state. A request is not a decision: an employer that
 * posts a rejected job again, or signs up anew after deleting its account, waits for an administrator like anybody else.
 */
export const WHO_MAY_UNDO = {
  /** The active flag of a job. */
  JOB_ACTIVE: { EMPLOYER: ['EMPLOYER', 'ADMIN'], ADMIN: ['ADMIN'] },
  /** An employer sends its approved job back to waiting by its words, and ends that by taking them out again. */
  JOB_APPROVAL: { EMPLOYER: ['EMPLOYER', 'ADMIN'], ADMIN: ['ADMIN'] },
  COMPANY_APPROVAL: { ADMIN: ['ADMIN'] },
  /** The active flag of a candidate's, an employer's or an administrator's account. */
  ACCOUNT_ACTIVE: { ADMIN: ['ADMIN'] },
  /** A proposal stays as it was made until it is decided; a step that was approved is never gone back on. */
  APPLICATION_STEP: { EMPLOYER: ['ADMIN'], ADMIN: ['ADMIN'] },
  /** The record status of an application. */
  APPLICATION_RECORD: { ADMIN: ['ADMIN'] },
  /** A meeting falls with the decision about its step. */
  INTERVIEW: { EMPLOYER: ['ADMIN'], ADMIN: ['ADMIN'] },
  /** A revoked key stays revoked. */
  API_KEY: { ADMIN: [] },
} as const satisfies Readonly<Record<string, Undoing>>;

export type DecidedState = keyof typeof WHO_MAY_UNDO;

/** May this role take back what that role has decided? */
export function mayUndo(state: DecidedState, decidedBy: UserType, role: UserType): boolean {
  const undoing: Undoing = WHO_MAY_UNDO[state];
  return undoing[decidedBy]?.includes(role) ?? false;
}

/** May this role switch the job on? `takenOff` says that an administrator has switched it off. */
export const maySwitchOn = (takenOff: boolean, role: UserType): boolean =>
  mayUndo('JOB_ACTIVE', takenOff ? 'ADMIN' : 'EMPLOYER', role);

const NOTE_MISPLACED = 'A note goes with an administrator taking a job off only.';

/** Switching a job on or off. An administrator who takes it off may say why. */
export const jobSwitchSchema = (role: UserType) =>
  z
    .object({ isActive: z.boolean(), note: optionalText('Note', TEXT_LIMITS.rejectionNote) })
    .check(acrossFields(({ isActive, note }) => (role === 'ADMIN' && !isActive) || !note, 'note', NOTE_MISPLACED));
