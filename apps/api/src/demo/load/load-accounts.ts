import { DEMO_ADMIN } from '@job-alert/domain/accounts/demo-logins';
import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { addDays } from '@job-alert/domain/india/calendar';
import type { UserType } from '@job-alert/domain/text/user-type';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { demoInstant } from '../demo-clock.js';
import type { DemoContext } from './demo-context.js';

/** The longest time since the last activity of somebody in the demo. */
const LAST_ACTIVE_DAYS = 40;

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly contact: string;
  readonly registeredDaysAgo: number;
  readonly lastActiveDaysAgo?: number | undefined;
  readonly isActive?: boolean | undefined;
}

export const loadUser = (context: DemoContext, type: UserType, person: DemoPerson): Promise<UserEntity> =>
  context.manager.save(newUser(context, type, person));

/** Returns an account that is not saved yet. */
export function newUser({ manager, today, passwordHash }: DemoContext, type: UserType, person: DemoPerson): UserEntity {
  const { email, firstName, lastName, contact, registeredDaysAgo, isActive = true } = person;
  // Most people were here within the last month.
  const { lastActiveDaysAgo = registeredDaysAgo % LAST_ACTIVE_DAYS } = person;
  const createdAt = demoInstant(today, registeredDaysAgo, email);
  return manager.create(UserEntity, {
    email,
    firstName,
    lastName,
    contact,
    type,
    passwordHash,
    createdAt,
    lastActiveOn: addDays(today, -lastActiveDaysAgo),
    consentVersion: PRIVACY_NOTICE_VERSION,
    consentAt: createdAt,
    emailVerifiedAt: createdAt,
    isActive,
    version: 1,
  });
}

/** Creates the administrator, whose account is older than all others. */
export async function loadAdmin(context: DemoContext): Promise<UserEntity> {
  return loadUser(context, 'ADMIN', { ...DEMO_ADMIN, registeredDaysAgo: 400 });
}
