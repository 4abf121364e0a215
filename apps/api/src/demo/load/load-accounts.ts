import { DEMO_ADMIN } from '@job-alert/domain/accounts/demo-logins';
import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { addDays } from '@job-alert/domain/india/calendar';
import type { UserType } from '@job-alert/domain/text/user-type';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { demoInstant } from '../demo-clock.js';
import type { DemoContext } from './demo-context.js';

/** The longest time since the last activity of somebody in the demo. */
const LAST_ACTIVE_DAYS = 40;

interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly contact: string;
  readonly registeredDaysAgo: number;
}

export async function loadUser(
  { manager, today, passwordHash }: DemoContext,
  type: UserType,
  { email, firstName, lastName, contact, registeredDaysAgo }: DemoPerson,
): Promise<UserEntity> {
  const createdAt = demoInstant(today, registeredDaysAgo, email);
  const consent = { consentVersion: PRIVACY_NOTICE_VERSION, consentAt: createdAt };
  return manager.save(
    manager.create(UserEntity, {
      email,
      firstName,
      lastName,
      contact,
      type,
      passwordHash,
      createdAt,
      // Most people were here within the last month.
      lastActiveOn: addDays(today, -(registeredDaysAgo % LAST_ACTIVE_DAYS)),
      ...consent,
      emailVerifiedAt: createdAt,
      isActive: true,
      version: 1,
    }),
  );
}

/** Creates the administrator, whose account is older than all others. */
export async function loadAdmin(context: DemoContext): Promise<UserEntity> {
  return loadUser(context, 'ADMIN', { ...DEMO_ADMIN, registeredDaysAgo: 400 });
}
