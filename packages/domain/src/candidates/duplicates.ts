import { personNameKey } from '../text/person-name.js';
import { IDENTITY_NUMBER_KINDS, type IdentityNumberKind } from './identity-numbers.js';

/** Reasons why two candidates may be the same person, strongest first. The texts never contain the compared values. */
export const DUPLICATE_REASON_LABELS = {
  PAN: 'Same PAN number',
  PASSPORT: 'Same passport number',
  DRIVING_LICENSE: 'Same driving license number',
  PHONE: 'Same phone number',
  NAME_AND_PHONE_END: 'Same name and same last digits of the phone number',
} as const;
export type DuplicateReason = keyof typeof DUPLICATE_REASON_LABELS;

/** The number of final digits that are compared. They are equal if the start of a phone number was mistyped. */
export const PHONE_END_DIGITS = 6;

/** Fields that identify a candidate. Identity numbers are keyed hashes. */
export interface DuplicateFacts {
  firstName: string;
  lastName: string;
  contact: string;
  identityHashes: Readonly<Partial<Record<IdentityNumberKind, string>>>;
}

/** Returns the reasons why two candidates may be the same person. */
export function duplicateReasons(one: DuplicateFacts, other: DuplicateFacts): DuplicateReason[] {
  const isSameNumber = (kind: IdentityNumberKind): boolean =>
    one.identityHashes[kind] !== undefined && one.identityHashes[kind] === other.identityHashes[kind];
  const met: Readonly<Record<DuplicateReason, boolean>> = {
    PAN: isSameNumber('PAN'),
    PASSPORT: isSameNumber('PASSPORT'),
    DRIVING_LICENSE: isSameNumber('DRIVING_LICENSE'),
    PHONE: one.contact === other.contact,
    NAME_AND_PHONE_END:
      one.contact !== other.contact && phoneEnd(one) === phoneEnd(other) && comparedName(one) === comparedName(other),
  };
  return REASONS.filter((reason) => met[reason]);
}

const REASONS: readonly DuplicateReason[] = [...IDENTITY_NUMBER_KINDS, 'PHONE', 'NAME_AND_PHONE_END'];

const phoneEnd = ({ contact }: DuplicateFacts): string => contact.slice(-PHONE_END_DIGITS);

const comparedName = ({ firstName, lastName }: DuplicateFacts): string => personNameKey(`${firstName} ${lastName}`);
