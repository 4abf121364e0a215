import { nextNumber } from './records.js';

const ALL = 'administrators { id firstName email role lastActiveOn hasSecondFactor secondFactorRequired isInvited }';
export const ADMINISTRATORS = `{ ${ALL} }`;
export const INVITE_ADMINISTRATOR = `mutation ($input: InviteAdministratorInput!) { inviteAdministrator(input: $input) { ${ALL} } }`;
export const CHANGE_ADMINISTRATOR = `mutation ($input: ChangeAdministratorInput!) { changeAdministrator(input: $input) { ${ALL} } }`;
export const REMOVE_ADMINISTRATOR = `mutation ($id: ID!) { removeAdministrator(input: { id: $id }) { ${ALL} } }`;

/** An administrator to invite. */
export const newAdministrator = (values: object = {}) => ({
  firstName: 'Nita',
  lastName: 'Shah',
  email: `administrator-${nextNumber()}@test.example`,
  role: 'RECRUITER',
  secondFactorRequired: false,
  ...values,
});
