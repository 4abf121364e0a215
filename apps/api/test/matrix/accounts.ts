import { generateSecret } from 'otplib';
import { In } from 'typeorm';
import { UserEntity } from '../../src/database/entities/accounts/user.entity.js';
import {
  type EmailLink,
  EmailVerificationsRepository,
} from '../../src/features/accounts/email-addresses/email-verifications.repository.js';
import type { Portal } from '../harness.js';
import {
  CHANGE_ADMINISTRATOR,
  INVITE_ADMINISTRATOR,
  newAdministrator,
  REMOVE_ADMINISTRATOR,
} from '../builders/administrators.js';
import { candidateInput } from '../builders/candidate.js';
import { employerInput, REGISTER_EMPLOYER } from '../builders/employer.js';
import { pdf } from '../builders/files.js';
import { insertCandidate, insertUser, nextNumber } from '../builders/records.js';
import { restEmployer } from '../builders/rest.js';
import {
  CONFIRM,
  codeAt,
  DISABLE,
  givePassword,
  insertFactor,
  PASSWORD,
  removeFactor,
  START,
} from '../builders/second-factor.js';
import type { OperationRows, RestRows } from './rows.js';
import { admins, employers, everybody, ownAccount, staff, users } from './verdicts.js';
import type { World } from './world.js';

/** Returns the login data of an account with a password. */
async function credentials({ portal, bystander: { id, email } }: World): Promise<{ email: string; password: string }> {
  await givePassword(portal, id);
  return { email, password: PASSWORD };
}

/** Gives the administrators a password and removes the previous row's second factor. Logins stay, because this row uses one. */
async function prepareAdmins({ portal, actors }: World): Promise<string[]> {
  const ids = [actors.admin.id, actors.adminRecruiter.id, actors.adminReader.id];
  for (const id of ids) {
    await givePassword(portal, id);
    await removeFactor(portal, id);
  }
  return ids;
}

/** Returns a code of the second factor that all administrators have now. */
async function giveFactors(world: World, confirmedAt: Date | null): Promise<string> {
  const secret = generateSecret();
  for (const id of await prepareAdmins(world)) await insertFactor(world.portal, id, confirmedAt, secret);
  return codeAt(secret, new Date());
}

/** Sets every user's password to PASSWORD. */
async function givePasswords({ portal, actors }: World): Promise<void> {
  const passwordHash = await portal.container.accounts.hashPassword(PASSWORD, '');
  const ids = Object.values(actors).map(({ id }) => id);
  await portal.dataSource.manager.update(UserEntity, { id: In(ids) }, { passwordHash });
}

/** Returns the token of a link that changes a user's address. */
async function emailChangeLink(portal: Portal): Promise<string> {
  const { id: userId } = await insertCandidate(portal);
  return emailLink(portal, { userId, email: `matrix-${nextNumber()}@new.example`, purpose: 'CHANGE' });
}

/** Returns the token of a link that is emailed to an address. */
export const emailLink = ({ container, dataSource }: Portal, link: EmailLink): Promise<string> =>
  new EmailVerificationsRepository(container.reader).make(dataSource.manager, { ...link, days: 1 }, new Date());

export const accountOperations: OperationRows = {
  'Query.viewer': { document: 'query { viewer { id email } }', verdicts: ownAccount('OK') },
  'Query.user': {
    document: 'query ($id: ID!) { user(id: $id) { id email } }',
    call: ({ candidateId }) => ({ variables: { id: candidateId } }),
    verdicts: users('NULL', { candidate: 'OK', ...staff() }),
  },
  'Mutation.registerEmployer': {
    document: REGISTER_EMPLOYER,
    freshCall: async () => ({ variables: { input: employerInput() } }),
    verdicts: everybody(),
  },
  'Mutation.registerCandidate': {
    document: 'mutation ($input: RegisterCandidateInput!) { registerCandidate(input: $input) { user { id } } }',
    // The server does not read a form with an invalid token or a key. Without a token, the form counts as a visitor's.
    call: () => ({ variables: { input: candidateInput() }, files: { 'input.resume': pdf() } }),
    verdicts: everybody('OK', {
      inactive: 'UNAUTHENTICATED',
      jobsKey: 'FORBIDDEN',
      reportsKey: 'FORBIDDEN',
      applicationsKey: 'FORBIDDEN',
    }),
  },
  'Mutation.signIn': {
    document: 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    freshCall: async (world) => ({ variables: { input: await credentials(world) } }),
    verdicts: everybody(),
  },
  'Mutation.signOut': { document: 'mutation { signOut { user { id } } }', verdicts: users('OK') },
  'User.sessions': {
    document: 'query { viewer { sessions { browser isCurrent } } }',
    verdicts: ownAccount('OK'),
  },
  'Mutation.signOutEverywhere': {
    document: 'mutation { signOutEverywhere { user { id } } }',
    endsLogins: true,
    verdicts: users('OK'),
  },
  'Mutation.changePassword': {
    document: `mutation ($password: String!) {
      changePassword(input: { password: $password, newPassword: "Spindle&Weft8" }) { user { id } }
    }`,
    call: () => ({ variables: { password: PASSWORD } }),
    endsLogins: true,
    freshCall: async (world) => {
      await givePasswords(world);
      return { variables: { password: PASSWORD } };
    },
    verdicts: users('OK'),
  },
  'User.emailChange': {
    document: 'query { viewer { id emailChange { email expiresAt } } }',
    verdicts: ownAccount('OK'),
  },
  'Mutation.requestEmailChange': {
    document: `mutation ($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) { user { id emailChange { email } } }
    }`,
    call: () => ({ variables: { input: { email: 'matrix@new.example', password: PASSWORD } } }),
    freshCall: async (world) => {
      await givePasswords(world);
      return { variables: { input: { email: `matrix-${nextNumber()}@new.example`, password: PASSWORD } } };
    },
    verdicts: users('OK'),
  },
  'Mutation.confirmEmail': {
    document: 'mutation ($token: String!) { confirmEmail(input: { token: $token }) { outcome email user { id } } }',
    freshCall: async ({ portal }) => ({ variables: { token: await emailChangeLink(portal) } }),
    verdicts: everybody(),
  },
  'User.companyEmailPreferences': {
    document: 'query { viewer { companyEmailPreferences { topic choice } } }',
    verdicts: ownAccount('OK', { candidate: 'NULL', otherCandidate: 'NULL', ...staff('NULL') }),
  },
  'Mutation.setCompanyEmailChoice': {
    document:
      'mutation { setCompanyEmailChoice(input: { topic: DECISIONS, choice: EACH }) { user { id companyEmailPreferences { choice } } } }',
    verdicts: employers(),
  },
  'User.adminEmailPreference': {
    document: 'query { viewer { adminEmailPreference } }',
    // Readers get no emails about requests.
    verdicts: ownAccount('NULL', { ...staff(), adminReader: 'NULL' }),
  },
  'Mutation.setAdminEmailPreference': {
    document:
      'mutation { setAdminEmailPreference(input: { adminEmailPreference: EACH }) { user { id adminEmailPreference } } }',
    verdicts: admins('OK', 'RECRUITER'),
  },
  'User.secondFactor': {
    document: 'query { viewer { secondFactor { isOn recoveryCodesLeft } } }',
    verdicts: ownAccount('NULL', staff()),
  },
  'Mutation.startSecondFactor': {
    document: START,
    call: () => ({ variables: { password: PASSWORD } }),
    freshCall: async (world) => {
      await prepareAdmins(world);
      return { variables: { password: PASSWORD } };
    },
    verdicts: admins(),
  },
  'Mutation.confirmSecondFactor': {
    document: CONFIRM,
    call: () => ({ variables: { code: '123456' } }),
    freshCall: async (world) => {
      return { variables: { code: await giveFactors(world, null) } };
    },
    verdicts: admins(),
  },
  'Mutation.disableSecondFactor': {
    document: DISABLE,
    call: () => ({ variables: { password: PASSWORD, code: '123456' } }),
    freshCall: async (world) => {
      return { variables: { password: PASSWORD, code: await giveFactors(world, new Date()) } };
    },
    verdicts: admins(),
  },
  'User.adminRole': {
    document: 'query { viewer { adminRole } }',
    verdicts: ownAccount('NULL', staff()),
  },
  'Query.administrators': {
    document: '{ administrators { id role hasSecondFactor } }',
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  'Mutation.inviteAdministrator': {
    document: INVITE_ADMINISTRATOR,
    call: () => ({ variables: { input: newAdministrator() } }),
    freshCall: async () => ({ variables: { input: newAdministrator() } }),
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  'Mutation.resendAdministratorInvitation': {
    document: 'mutation ($id: ID!) { resendAdministratorInvitation(input: { id: $id }) { administrators { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: async ({ portal }) => ({ variables: { id: await insertUser(portal, 'ADMIN') } }),
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  'Mutation.changeAdministrator': {
    document: CHANGE_ADMINISTRATOR,
    call: ({ actors }) => ({
      variables: { input: { id: actors.adminReader.id, role: 'RECRUITER', secondFactorRequired: false } },
    }),
    freshCall: async ({ portal }) => ({
      variables: { input: { id: await insertUser(portal, 'ADMIN'), role: 'READER', secondFactorRequired: true } },
    }),
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  'Mutation.removeAdministrator': {
    document: REMOVE_ADMINISTRATOR,
    call: ({ actors }) => ({ variables: { id: actors.adminReader.id } }),
    freshCall: async ({ portal }) => ({ variables: { id: await insertUser(portal, 'ADMIN') } }),
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  'Mutation.setUserActive': {
    document: 'mutation ($id: ID!) { setUserActive(input: { id: $id, isActive: false }) { user { id } } }',
    call: ({ candidateId }) => ({ variables: { id: candidateId } }),
    freshCall: async ({ portal }) => ({ variables: { id: (await insertCandidate(portal)).id } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
};

export const accountRoutes: RestRows = {
  'POST api/register': {
    freshRequest: async () => ({ body: { ...restEmployer(), email: `matrix-${nextNumber()}@test.example` } }),
    verdicts: everybody(),
  },
  'POST api/login': {
    freshRequest: async (world) => ({ body: await credentials(world) }),
    verdicts: everybody(),
  },
  'POST api/logout': { verdicts: users('OK') },
  'GET api/check-user-status/{id}': {
    request: ({ candidateId }) => ({ path: { id: candidateId } }),
    verdicts: users('NOT_FOUND', { candidate: 'OK', ...staff() }),
  },
};
