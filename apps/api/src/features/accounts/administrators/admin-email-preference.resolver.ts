import type { AdminEmailPreference } from '@job-alert/domain/accounts/admin-email-preference';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { isOwn } from '../../../platform/viewer.js';
import { type AccountKey, presentUser } from '../accounts.presenter.js';
import type { AccountsService } from '../accounts.service.js';
import { User } from '../accounts.types.js';
import type { AdminEmailPreferenceService } from './admin-email-preference.service.js';
import {
  AdminEmailPreferenceEnum,
  SetAdminEmailPreferenceInput,
  SetAdminEmailPreferencePayload,
} from './admin-email-preference.types.js';

@Resolver(() => User)
export class AdminEmailPreferenceResolver {
  constructor(
    private readonly service: AdminEmailPreferenceService,
    private readonly accounts: AccountsService,
  ) {}

  @FieldResolver(() => AdminEmailPreferenceEnum, {
    nullable: true,
    description:
      'Your preference for emails about pending requests, if you are an administrator; null for other accounts.',
  })
  async adminEmailPreference(
    @Root() { id, type }: AccountKey,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminEmailPreference | null> {
    return type === 'ADMIN' && isOwn(viewer, id) ? this.service.findByUser(id) : null;
  }

  @Requires('ADMIN')
  @Mutation(() => SetAdminEmailPreferencePayload, { description: 'Sets which emails you get about pending requests.' })
  async setAdminEmailPreference(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetAdminEmailPreferenceInput, { description: 'Your choice.' }) {
      adminEmailPreference,
    }: SetAdminEmailPreferenceInput,
  ): Promise<SetAdminEmailPreferencePayload> {
    return { user: presentUser(await this.accounts.ownUser(await this.service.set(context, adminEmailPreference))) };
  }
}
