import { wireNames } from './wire-names.js';

/** The three roles (specification 1 §6). */
export const USER_TYPES = ['CANDIDATE', 'EMPLOYER', 'ADMIN'] as const;
export type UserType = (typeof USER_TYPES)[number];

const wire = wireNames<UserType>({ CANDIDATE: 'candidate', EMPLOYER: 'employer', ADMIN: 'admin' });

export const userTypeToWire = wire.toWire;

export const userTypeFromWire = wire.fromWire;
