import * as z from 'zod';
import type { UserType } from '../text/user-type.js';
import { crossFieldRule, optionalText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';

/**
 * Returns true if the role can reactivate the job. `takenOff` is true for a job that an administrator has taken down.
 */
export const canReactivate = (takenOff: boolean, role: UserType): boolean =>
  role === 'ADMIN' || (role === 'EMPLOYER' && !takenOff);

const NOTE_MISPLACED = 'Only an administrator who takes a job down can add a note.';

/** Input of an activation or deactivation. An administrator who takes a job down can add a note. */
export const jobActivationSchema = (role: UserType) =>
  z
    .object({ isActive: z.boolean(), note: optionalText('Note', TEXT_LIMITS.rejectionNote) })
    .check(crossFieldRule(({ isActive, note }) => (role === 'ADMIN' && !isActive) || !note, 'note', NOTE_MISPLACED));
