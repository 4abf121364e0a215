import type { AdminEmailPreference } from '@job-alert/domain/accounts/admin-email-preference';
import { isAllowedTo } from '@job-alert/domain/accounts/admin-role';
import { Arg, Ctx, Field, FieldResolver, InputType, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { isOwn, requireUser } from '../../../platform/viewer.js';
import { type AccountKey, presentUser } from '../accounts.presenter.js';
import type { AccountsService } from '../accounts.service.js';
import { User } from '../accounts.types.js';
import type { AdminEmailPreferenceService } from './admin-email-preference.service.js';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';

const AdminEmailPreferenceEnum = graphqlEnum<AdminEmailPreference>(
  'AdminEmailPreference',
  'The emails that an administrator gets about pending requests. Notifications in the portal are always shown.',
  {
    EACH: 'An email for each new employer, job, application, proposal and interview.',
    DIGEST: 'One email at 10:00 on working days: pending and late requests, with the five oldest.',
    NONE: 'No emails.',
  },
);

@InputType({ description: 'Your email preference.' })
class SetAdminEmailPreferenceInput {
  @Field(() => AdminEmailPreferenceEnum, { description: 'The emails that you want.' })
  adminEmailPreference!: AdminEmailPreference;
}

@ObjectType({ description: 'The result of `setAdminEmailPreference`.', simpleResolvers: true })
class SetAdminEmailPreferencePayload {
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}

@Resolver(() => User)
export class AdminEmailPreferenceResolver {
  constructor(
    private readonly service: AdminEmailPreferenceService,
    private readonly accounts: AccountsService,
  ) {}

  @FieldResolver(() => AdminEmailPreferenceEnum, {
    nullable: true,
    description:
      'Your preference for emails about pending requests, if you are an administrator who decides on them; null for readers and other accounts.',
  })
  async adminEmailPreference(
    @Root() { id, type }: AccountKey,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AdminEmailPreference | null> {
    if (type !== 'ADMIN' || !isOwn(viewer, id)) return null;
    const { adminRole = 'READER' } = requireUser(viewer);
    return isAllowedTo(adminRole, 'Mutation.setAdminEmailPreference') ? this.service.findByUser(id) : null;
  }

  @Requires('ADMIN')
  @Mutation(() => SetAdminEmailPreferencePayload, {
    description: 'Sets which emails you get about pending requests. Errors: FORBIDDEN for readers, who get none.',
  })
  async setAdminEmailPreference(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetAdminEmailPreferenceInput, { description: 'Your choice.' }) {
      adminEmailPreference,
    }: SetAdminEmailPreferenceInput,
  ): Promise<SetAdminEmailPreferencePayload> {
    return { user: presentUser(await this.accounts.ownUser(await this.service.set(context, adminEmailPreference))) };
  }
}
