import type { AdminRole } from '@job-alert/domain/accounts/admin-role';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { isOwn, requireUser } from '../../../platform/viewer.js';
import type { AccountKey } from '../accounts.presenter.js';
import { User } from '../accounts.types.js';
import type { AdministratorMembersService } from './administrator-members.service.js';
import type { AdministratorsReadModel } from './administrators.read-model.js';
import {
  Administrator,
  AdminRoleEnum,
  ChangeAdministratorInput,
  ChangeAdministratorPayload,
  InviteAdministratorInput,
  InviteAdministratorPayload,
  RemoveAdministratorInput,
  RemoveAdministratorPayload,
  ResendAdministratorInvitationInput,
  ResendAdministratorInvitationPayload,
} from './administrators.types.js';
import { ResponsibleAdministrator } from './responsible-administrators.types.js';

@Resolver(() => User)
export class AdministratorsResolver {
  constructor(
    private readonly service: AdministratorMembersService,
    private readonly readModel: AdministratorsReadModel,
  ) {}

  @FieldResolver(() => AdminRoleEnum, {
    nullable: true,
    description: 'Your own role, if you are an administrator; null for other accounts.',
  })
  adminRole(@Root() { id, type }: AccountKey, @Ctx() { viewer }: RequestContext): AdminRole | null {
    return type === 'ADMIN' && isOwn(viewer, id) ? (requireUser(viewer).adminRole ?? null) : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if this is your own account and you have to set up a second factor before anything else; see startSecondFactor.',
  })
  lacksSecondFactor(@Root() { id }: AccountKey, @Ctx() { viewer }: RequestContext): boolean {
    return isOwn(viewer, id) && requireUser(viewer).lacksSecondFactor === true;
  }

  @Requires('ADMIN')
  @Query(() => [Administrator], {
    description: 'The active administrators and the open invitations, by name. At most 100. Errors: FORBIDDEN.',
  })
  administrators(): Promise<Administrator[]> {
    return this.readModel.list();
  }

  @Requires('ADMIN')
  @Query(() => [ResponsibleAdministrator], {
    description:
      'The administrators who can be responsible for companies, jobs and requests, by name: the active ones with the role ADMINISTRATOR or RECRUITER. At most 100. Errors: FORBIDDEN.',
  })
  responsibleAdministrators(): Promise<ResponsibleAdministrator[]> {
    return this.readModel.responsible();
  }

  @Requires('ADMIN')
  @Mutation(() => InviteAdministratorPayload, {
    description:
      'Creates an account for an administrator and emails a link to choose a password. The link is valid for seven days and works once. A removed administrator can be invited again. Errors: FORBIDDEN, INVALID_INPUT (also with 20 open invitations or 100 administrators), EMAIL_TAKEN, RATE_LIMITED.',
  })
  async inviteAdministrator(
    @Ctx() context: RequestContext,
    @Arg('input', () => InviteAdministratorInput, { description: 'The administrator.' })
    input: InviteAdministratorInput,
  ): Promise<InviteAdministratorPayload> {
    await this.service.invite(context, input);
    return { administrators: await this.readModel.list() };
  }

  @Requires('ADMIN')
  @Mutation(() => ResendAdministratorInvitationPayload, {
    description:
      'Sends an open invitation again, valid for another seven days. The earlier link becomes invalid. Errors: FORBIDDEN, NOT_FOUND, INVITATION_ACCEPTED, RATE_LIMITED.',
  })
  async resendAdministratorInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResendAdministratorInvitationInput, { description: 'The invited administrator.' }) {
      id,
    }: ResendAdministratorInvitationInput,
  ): Promise<ResendAdministratorInvitationPayload> {
    await this.service.resend(context, id);
    return { administrators: await this.readModel.list() };
  }

  @Requires('ADMIN')
  @Mutation(() => ChangeAdministratorPayload, {
    description:
      'Changes the role of an administrator, and whether a second factor is required. Takes effect at once and is emailed. With the role READER, nobody is responsible for their records any more. Errors: FORBIDDEN (also for your own role), NOT_FOUND.',
  })
  async changeAdministrator(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangeAdministratorInput, { description: 'The change.' }) input: ChangeAdministratorInput,
  ): Promise<ChangeAdministratorPayload> {
    await this.service.change(context, input);
    return { administrators: await this.readModel.list() };
  }

  @Requires('ADMIN')
  @Mutation(() => RemoveAdministratorPayload, {
    description:
      'Removes an administrator: all sessions end, the account becomes inactive, and everything that the administrator wrote stays. Nobody is responsible for their records any more. An open invitation is revoked. Errors: FORBIDDEN (also for yourself), NOT_FOUND.',
  })
  async removeAdministrator(
    @Ctx() context: RequestContext,
    @Arg('input', () => RemoveAdministratorInput, { description: 'The administrator.' }) {
      id,
    }: RemoveAdministratorInput,
  ): Promise<RemoveAdministratorPayload> {
    await this.service.remove(context, id);
    return { administrators: await this.readModel.list() };
  }
}
