import type { CompanyRole, InvitedRole } from '@job-alert/domain/companies/company-member';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { Company } from '../companies.types.js';

const CompanyRoleEnum = graphqlEnum<CompanyRole>('CompanyRole', 'The role of a member of a company.', {
  OWNER: 'Does everything for the company. Each company has one owner.',
  RECRUITER: 'Does everything for the company except its profile, its members and its deletion.',
  INTERVIEWER: 'Reads the applications of the interviews to which they are invited, and gives feedback.',
});

const InvitedRoleEnum = graphqlEnum<InvitedRole>('InvitedRole', 'A role that the owner of a company can give.', {
  RECRUITER: 'Does everything for the company except its profile, its members and its deletion.',
  INTERVIEWER: 'Reads the applications of the interviews to which they are invited, and gives feedback.',
});

@ObjectType({ description: 'A user who works for a company.', simpleResolvers: true })
export class CompanyMember {
  @Field(() => ID, { description: 'The id of the account: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { description: 'The email address to log in with.' }) email!: string;
  @Field(() => CompanyRoleEnum, { description: 'The role.' }) role!: CompanyRole;
  @Field(() => DateTimeScalar, { description: 'When the owner signed up, or the member was invited.' }) addedAt!: Date;
  @Field(() => Boolean, {
    description:
      'False for a member whom an administrator has deactivated, until an administrator activates the account, and for all members while the company is inactive.',
  })
  isActive!: boolean;
  @Field(() => Boolean, { description: 'True until the member has accepted the invitation by choosing a password.' })
  isInvited!: boolean;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the link of the open invitation expires or has expired; null without an open invitation.',
  })
  invitationExpiresAt!: Date | null;
  @Field(() => Boolean, {
    description:
      'True if you can remove the member or revoke the invitation. You can remove yourself unless you are the owner.',
  })
  viewerCanRemove!: boolean;
  @Field(() => Boolean, { description: 'True if you can transfer the ownership of the company to the member.' })
  viewerCanTransferOwnership!: boolean;
  @Field(() => Boolean, { description: 'True if you can change the role of the member.' })
  viewerCanChangeRole!: boolean;
}

@InputType({ description: 'An invitation of a colleague.' })
export class InviteCompanyMemberInput {
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { description: 'The email address. No account may use it yet.' }) email!: string;
  @Field(() => InvitedRoleEnum, { nullable: true, defaultValue: 'RECRUITER', description: 'The role.' })
  role?: InvitedRole;
}

@InputType({ description: 'An invitation to send again.' })
export class ResendCompanyMemberInvitationInput {
  @Field(() => ID, { description: 'The id of the invited person.' }) id!: string;
}

@InputType({ description: 'A member to remove, or an invitation to revoke.' })
export class RemoveCompanyMemberInput {
  @Field(() => ID, { description: 'The id of the member.' }) id!: string;
}

@InputType({ description: 'A member who becomes the owner of your company.' })
export class TransferCompanyOwnershipInput {
  @Field(() => ID, { description: 'The id of the member: a recruiter who has accepted the invitation.' }) id!: string;
  @Field(() => String, { description: 'The password of your account.' }) password!: string;
}

@InputType({ description: 'The new role of a member.' })
export class ChangeCompanyRoleInput {
  @Field(() => ID, { description: 'The id of the member.' }) id!: string;
  @Field(() => InvitedRoleEnum, { description: 'The role.' }) role!: InvitedRole;
}

@ObjectType({ description: 'The result of `inviteCompanyMember`.', simpleResolvers: true })
export class InviteCompanyMemberPayload {
  @Field(() => Company, { description: 'Your company.' }) company!: Company;
}

@ObjectType({ description: 'The result of `resendCompanyMemberInvitation`.', simpleResolvers: true })
export class ResendCompanyMemberInvitationPayload extends InviteCompanyMemberPayload {}

@ObjectType({ description: 'The result of `removeCompanyMember`.', simpleResolvers: true })
export class RemoveCompanyMemberPayload extends InviteCompanyMemberPayload {}

@ObjectType({ description: 'The result of `transferCompanyOwnership`.', simpleResolvers: true })
export class TransferCompanyOwnershipPayload extends InviteCompanyMemberPayload {}

@ObjectType({ description: 'The result of `changeCompanyRole`.', simpleResolvers: true })
export class ChangeCompanyRolePayload extends InviteCompanyMemberPayload {}
