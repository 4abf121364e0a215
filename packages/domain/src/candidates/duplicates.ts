import { personNameKey } from '../text/person-name.js';
import { IDENTITY_NUMBER_KINDS, type IdentityNumberKind } from './identity-numbers.js';

/** Why two candidates may be one person, the strongest first. Sentences name what is the same, never its value. */
export const DUPLICATE_REASON_LABELS = {
  PAN: 'Same PAN number',
  PASSPORT: 'Same passport number',
  DRIVING_LICENSE: 'Same driving license number',
  PHONE: 'Same phone number',
  NAME_AND_PHONE_END: 'Same name and same last digits of the phone number',
} as const;
export type DuplicateReason = keyof typeof DUPLICATE_REASON_LABELS;

/** How many of a number's last digits count as its end: what stays when a number is taken to another operator, or its start is mistyped. */
export const PHONE_END_DIGITS = 6;

/** Fields that identify a candidate. Identity numbers are keyed hashes. */
export interface DuplicateFacts {
  firstName: string;
  lastName: string;
  contact: string;
  marks: Readonly<Partial<Record<IdentityNumberKind, string>>>;
}

/** Why these two may be one person; empty when nothing speaks for it. */
export function duplicateReasons(one: DuplicateFacts, other: DuplicateFacts): DuplicateReason[] {
  const isSameNumber = (kind: IdentityNumberKind): boolean =>
    one.marks[kind] !== undefined && one.marks[kind] === other.marks[kind];
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
