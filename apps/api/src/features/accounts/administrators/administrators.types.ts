import type { AdminRole } from '@job-alert/domain/accounts/admin-role';
import { ADMIN_ROLE_DESCRIPTIONS } from '@job-alert/domain/accounts/admin-role';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../../platform/graphql/scalars.js';

export const AdminRoleEnum = graphqlEnum<AdminRole>(
  'AdminRole',
  'The role of an administrator.',
  ADMIN_ROLE_DESCRIPTIONS,
);

@ObjectType({ description: 'An administrator of the portal.', simpleResolvers: true })
export class Administrator {
  @Field(() => ID, { description: 'The id of the account: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { description: 'The email address to log in with.' }) email!: string;
  @Field(() => AdminRoleEnum, { description: 'The role.' }) role!: AdminRole;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The last day in India with a login or a use of a session; null before the first one.',
  })
  lastActiveOn!: string | null;
  @Field(() => Boolean, { description: 'True if the login asks for a code after the password.' })
  hasSecondFactor!: boolean;
  @Field(() => Boolean, { description: 'True if the administrator must have a second factor.' })
  secondFactorRequired!: boolean;
  @Field(() => Boolean, { description: 'True until the administrator has accepted the invitation.' })
  isInvited!: boolean;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the link of the open invitation expires or has expired; null without an open invitation.',
  })
  invitationExpiresAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The companies, jobs and pending requests that the administrator is responsible for, in words. A removal and the role READER end that. Null for nothing.',
  })
  responsibilities!: string | null;
}

@InputType({ description: 'An invitation of an administrator.' })
export class InviteAdministratorInput {
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { description: 'The email address. No account may use it yet.' }) email!: string;
  @Field(() => AdminRoleEnum, { description: 'The role.' }) role!: AdminRole;
  @Field(() => Boolean, { description: 'True if the administrator must have a second factor.' })
  secondFactorRequired!: boolean;
}

@InputType({ description: 'An invitation to send again.' })
export class ResendAdministratorInvitationInput {
  @Field(() => ID, { description: 'The id of the invited administrator.' }) id!: string;
}

@InputType({ description: 'A change of an administrator.' })
export class ChangeAdministratorInput {
  @Field(() => ID, { description: 'The id of the administrator.' }) id!: string;
  @Field(() => AdminRoleEnum, { description: 'The role. Your own cannot change.' }) role!: AdminRole;
  @Field(() => Boolean, { description: 'True if the administrator must have a second factor.' })
  secondFactorRequired!: boolean;
}

@InputType({ description: 'An administrator to remove, or an invitation to revoke.' })
export class RemoveAdministratorInput {
  @Field(() => ID, { description: 'The id of the administrator.' }) id!: string;
}

@ObjectType({ description: 'The result of `inviteAdministrator`.', simpleResolvers: true })
export class InviteAdministratorPayload {
  @Field(() => [Administrator], { description: 'All administrators.' }) administrators!: Administrator[];
}

@ObjectType({ description: 'The result of `resendAdministratorInvitation`.', simpleResolvers: true })
export class ResendAdministratorInvitationPayload extends InviteAdministratorPayload {}

@ObjectType({ description: 'The result of `changeAdministrator`.', simpleResolvers: true })
export class ChangeAdministratorPayload extends InviteAdministratorPayload {}

@ObjectType({ description: 'The result of `removeAdministrator`.', simpleResolvers: true })
export class RemoveAdministratorPayload extends InviteAdministratorPayload {}
