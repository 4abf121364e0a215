import { validateInvitingCompany } from '@job-alert/domain/companies/company-member';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { canManageCompany } from '../companies.policy.js';
import type { CompaniesReadModel } from '../companies.read-model.js';
import { Company } from '../companies.types.js';
import type { CompanyMembersReadModel } from './company-members.read-model.js';
import type { CompanyMembersService } from './company-members.service.js';
import {
  ChangeCompanyRoleInput,
  ChangeCompanyRolePayload,
  CompanyMember,
  InviteCompanyMemberInput,
  InviteCompanyMemberPayload,
  RemoveCompanyMemberInput,
  RemoveCompanyMemberPayload,
  ResendCompanyMemberInvitationInput,
  ResendCompanyMemberInvitationPayload,
  TransferCompanyOwnershipInput,
  TransferCompanyOwnershipPayload,
} from './company-members.types.js';

@Resolver(() => Company)
export class CompanyMembersResolver {
  constructor(
    private readonly service: CompanyMembersService,
    private readonly readModel: CompanyMembersReadModel,
    private readonly companies: CompaniesReadModel,
  ) {}

  @FieldResolver(() => [CompanyMember], {
    description: 'The people who work for the company, its owner first. At most 100, with open invitations.',
  })
  members(@Root() { id }: Company, @Ctx() context: RequestContext): Promise<CompanyMember[]> {
    return this.readModel.ofCompany(context, id);
  }

  @FieldResolver(() => Boolean, {
    description: 'True if you can change the profile and the members of the company: for its owner.',
  })
  viewerCanManage(@Root() { id }: Company, @Ctx() { viewer }: RequestContext): boolean {
    return canManageCompany(viewer, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'A message that says why you cannot invite a colleague now. Null if you can, and for everyone but the owner.',
  })
  memberInvitationProblem(@Root() { id, approvalState }: Company, @Ctx() { viewer }: RequestContext): string | null {
    return canManageCompany(viewer, id) ? validateInvitingCompany(approvalState) : null;
  }

  @Requires('EMPLOYER')
  @Mutation(() => InviteCompanyMemberPayload, {
    description:
      'Creates an account for a colleague and emails a link to choose a password. The link is valid for seven days and works once. A removed member can be invited again; the account keeps its name. Errors: FORBIDDEN for recruiters and for a person whom an administrator has deactivated, COMPANY_NOT_APPROVED until the company is approved, INVALID_INPUT (also with 20 open invitations or 100 members), EMAIL_TAKEN, RATE_LIMITED.',
  })
  async inviteCompanyMember(
    @Ctx() context: RequestContext,
    @Arg('input', () => InviteCompanyMemberInput, { description: 'The colleague.' }) input: InviteCompanyMemberInput,
  ): Promise<InviteCompanyMemberPayload> {
    return this.payload(context, await this.service.invite(context, input));
  }

  @Requires('EMPLOYER')
  @Mutation(() => ResendCompanyMemberInvitationPayload, {
    description:
      'Sends an open invitation again, valid for another seven days. The earlier link becomes invalid. Errors: FORBIDDEN for recruiters and for a person whom an administrator has deactivated, COMPANY_NOT_APPROVED, NOT_FOUND, INVITATION_ACCEPTED, RATE_LIMITED.',
  })
  async resendCompanyMemberInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResendCompanyMemberInvitationInput, { description: 'The invited person.' }) {
      id,
    }: ResendCompanyMemberInvitationInput,
  ): Promise<ResendCompanyMemberInvitationPayload> {
    return this.payload(context, await this.service.resend(context, id));
  }

  @Requires('EMPLOYER')
  @Mutation(() => RemoveCompanyMemberPayload, {
    description:
      'Removes a member: all sessions end, the account becomes inactive, and everything that the member wrote stays. An open invitation is revoked, and its account deleted. Recruiters can only remove themselves. Errors: FORBIDDEN for others and for the owner, NOT_FOUND.',
  })
  async removeCompanyMember(
    @Ctx() context: RequestContext,
    @Arg('input', () => RemoveCompanyMemberInput, { description: 'The member.' }) { id }: RemoveCompanyMemberInput,
  ): Promise<RemoveCompanyMemberPayload> {
    return this.payload(context, await this.service.remove(context, id));
  }

  @Requires('EMPLOYER')
  @Mutation(() => TransferCompanyOwnershipPayload, {
    description:
      'Makes a recruiter the owner of your company. You become a recruiter. Both of you get an email. Errors: FORBIDDEN for recruiters and for an open invitation, NOT_FOUND, INVALID_INPUT (password), RATE_LIMITED.',
  })
  async transferCompanyOwnership(
    @Ctx() context: RequestContext,
    @Arg('input', () => TransferCompanyOwnershipInput, { description: 'The member and your password.' })
    { id, password }: TransferCompanyOwnershipInput,
  ): Promise<TransferCompanyOwnershipPayload> {
    return this.payload(context, await this.service.transferOwnership(context, id, password));
  }

  @Requires('EMPLOYER')
  @Mutation(() => ChangeCompanyRolePayload, {
    description:
      'Changes the role of a member between recruiter and interviewer, at once. Errors: FORBIDDEN for others than the owner and for the owner, NOT_FOUND.',
  })
  async changeCompanyRole(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangeCompanyRoleInput, { description: 'The member and the role.' })
    input: ChangeCompanyRoleInput,
  ): Promise<ChangeCompanyRolePayload> {
    return this.payload(context, await this.service.changeRole(context, input));
  }

  private async payload(context: RequestContext, companyId: string): Promise<InviteCompanyMemberPayload> {
    return { company: await this.companies.one(context, companyId) };
  }
}
