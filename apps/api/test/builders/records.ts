import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import type { UserType } from '@job-alert/domain/text/user-type';
import { addDays, todayInIndia } from '@job-alert/domain/india/calendar';
import { SessionEntity } from '../../src/database/entities/accounts/session.entity.js';
import { UserEntity } from '../../src/database/entities/accounts/user.entity.js';
import { ApplicationEntity } from '../../src/database/entities/applications/application.entity.js';
import { CandidateProfileEntity } from '../../src/database/entities/candidates/candidate-profile.entity.js';
import { JobEntity } from '../../src/database/entities/jobs/job.entity.js';
import { updateFacts } from '../../src/database/reports/report-facts.js';
import { indexUsers } from '../../src/database/search/search-words.js';
import { hashToken, newToken } from '../../src/platform/crypto.js';
import type { Portal } from '../harness.js';
import { TestClient } from './client.js';

const DAY = 86_400_000;

/** A logged-in user. */
export interface Actor {
  id: string;
  email: string;
  token: string;
  client: TestClient;
}

let count = 0;

/** Returns a number that is unique in this process. */
export const nextNumber = (): number => (count += 1);

/** Returns the date in India that many days from today. */
export const daysFromToday = (days: number): string => addDays(todayInIndia(new Date()), days);

/** A client without a login. */
export const visitor = (portal: Portal): TestClient => new TestClient(portal.url);

/** Creates a session without checking a password. An inactive account gets one too. */
export async function logIn({ url, container, dataSource }: Portal, id: string): Promise<Actor> {
  const { email } = await dataSource.manager.findOneByOrFail(UserEntity, { id });
  const token = newToken();
  const createdAt = container.clock.now();
  const expiresAt = new Date(createdAt.getTime() + DAY / 2);
  const session = { userId: id, browser: null, createdAt, lastUsedAt: createdAt, expiresAt };
  await dataSource.manager.insert(SessionEntity, { ...session, tokenHash: hashToken(token) });
  return { id, email, token, client: new TestClient(url, token) };
}

/** Inserts a user directly, without a sign-up. */
export async function insertUser(portal: Portal, type: UserType, person: Partial<UserEntity> = {}): Promise<string> {
  const [id = ''] = await insertUsers(portal, type, [person]);
  return id;
}

/** Inserts many users in a few statements. */
export async function insertUsers(
  { dataSource: { manager } }: Portal,
  type: UserType,
  people: readonly Partial<UserEntity>[],
): Promise<string[]> {
  const users = people.map((person) =>
    manager.create(UserEntity, {
      email: `${type.toLowerCase()}-${nextNumber()}@test.example`,
      passwordHash: null,
      type,
      firstName: 'Asha',
      lastName: 'Patel',
      contact: '9876543210',
      isActive: true,
      ...consentOf(type),
      createdAt: new Date(),
      version: 1,
      ...person,
    }),
  );
  await manager.save(users);
  const ids = users.map(({ id }) => id);
  await indexUsers(manager, ids);
  return ids;
}

/** Users who sign up accept the privacy notice. Administrators do not. */
const consentOf = (type: UserType) =>
  type === 'ADMIN'
    ? { consentVersion: null, consentAt: null }
    : { consentVersion: PRIVACY_NOTICE_VERSION, consentAt: new Date() };

/** Creates a candidate with a profile that is marked as complete by default, so that they can apply. */
export async function insertCandidate(
  portal: Portal,
  person: Partial<UserEntity> = {},
  profile: Partial<CandidateProfileEntity> = {},
): Promise<Actor> {
  const id = await insertUser(portal, 'CANDIDATE', person);
  const { manager } = portal.dataSource;
  await manager.insert(CandidateProfileEntity, {
    id,
    experienceLevel: 'FRESHER',
    isComplete: true,
    version: 1,
    ...profile,
  });
  return logIn(portal, id);
}

/** Moves the deadline of a job to yesterday. */
export async function letDeadlinePass(portal: Portal, jobId: string): Promise<void> {
  await portal.dataSource.manager.update(JobEntity, { id: jobId }, { deadline: daysFromToday(-1) });
}

/** Moves the date of an application back by that many days. */
export async function letDaysPassSinceApplying(portal: Portal, applicationId: string, days: number): Promise<void> {
  const appliedAt = new Date(Date.now() - days * DAY);
  await portal.dataSource.manager.update(ApplicationEntity, { id: applicationId }, { appliedAt });
  await updateFacts(portal.dataSource.manager, 'APPLICATION', [applicationId]);
}
