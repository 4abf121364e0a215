import { edgeNames } from './edge-names.js';

/** The three roles (specification 1 §6). */
export const USER_TYPES = ['CANDIDATE', 'EMPLOYER', 'ADMIN'] as const;
export type UserType = (typeof USER_TYPES)[number];

const edge = edgeNames<UserType>({ CANDIDATE: 'candidate', EMPLOYER: 'employer', ADMIN: 'admin' });

/** The `user_type` of REST and of the browser's stored user: lower case. */
export const userTypeToEdge = edge.toEdge;

/** Reads a `user_type` in any case; undefined when it is none. */
export const userTypeFromEdge = edge.fromEdge;
