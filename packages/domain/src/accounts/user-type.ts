import { wireNames } from '../portal/wire-names.js';

/** The three roles (specification 1 §6). */
export const USER_TYPES = ['CANDIDATE', 'EMPLOYER', 'ADMIN'] as const;
export type UserType = (typeof USER_TYPES)[number];

const wire = wireNames<UserType>({ CANDIDATE: 'candidate', EMPLOYER: 'employer', ADMIN: 'admin' });

/** The `user_type` of REST and of the browser's stored user: lower case. */
export const userTypeToWire = wire.toWire;

/** Reads a `user_type` in any case; undefined when it is none. */
export const userTypeFromWire = wire.fromWire;
