import * as z from 'zod';
import type { UserType } from '../accounts/user-type.js';
import { crossFieldRule, optionalText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';

/** May this role switch the job on? `takenOff` says that an administrator has switched it off, which only an administrator lifts. */
export const canReactivate = (takenOff: boolean, role: UserType): boolean =>
  role === 'ADMIN' || (role === 'EMPLOYER' && !takenOff);

const NOTE_MISPLACED = 'A note goes with an administrator taking a job off only.';

/** Switching a job on or off. An administrator who takes it off may say why. */
export const jobActivationSchema = (role: UserType) =>
  z
    .object({ isActive: z.boolean(), note: optionalText('Note', TEXT_LIMITS.rejectionNote) })
    .check(crossFieldRule(({ isActive, note }) => (role === 'ADMIN' && !isActive) || !note, 'note', NOTE_MISPLACED));
