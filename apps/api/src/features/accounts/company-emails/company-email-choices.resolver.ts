import type { CompanyEmailChoice, CompanyEmailTopic } from '@job-alert/domain/companies/company-emails';
import { Arg, Ctx, Field, FieldResolver, InputType, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { isOwn } from '../../../platform/viewer.js';
import { type AccountKey, presentUser } from '../accounts.presenter.js';
import type { AccountsService } from '../accounts.service.js';
import { User } from '../accounts.types.js';
import type { CompanyEmailChoicesService } from './company-email-choices.service.js';

const CompanyEmailTopicEnum = graphqlEnum<CompanyEmailTopic>(
  'CompanyEmailTopic',
  'The work of a company about which its people choose emails.',
  {
    APPLICANTS: 'New applicants, withdrawals and answers to offers.',
    DECISIONS: 'Decisions about proposals and jobs, and jobs that administrators post or correct for the company.',
    INTERVIEWS: 'Interviews that are arranged, moved or cancelled.',
  },
);
const CompanyEmailChoiceEnum = graphqlEnum<CompanyEmailChoice>('CompanyEmailChoice', 'When an employer gets emails.', {
  EACH: 'At once.',
  DAILY: 'One email at 10:00 on working days with the number of events, if there are any.',
  NONE: 'No emails.',
});

@ObjectType({ description: 'The choice of an employer for the emails of one topic.', simpleResolvers: true })
class CompanyEmailPreference {
  @Field(() => CompanyEmailTopicEnum, { description: 'The topic.' }) topic!: CompanyEmailTopic;
  @Field(() => CompanyEmailChoiceEnum, { description: 'When the employer gets its emails.' })
  choice!: CompanyEmailChoice;
}

@InputType({ description: 'Your choice for the emails of one topic.' })
class SetCompanyEmailChoiceInput {
  @Field(() => CompanyEmailTopicEnum, { description: 'The topic.' }) topic!: CompanyEmailTopic;
  @Field(() => CompanyEmailChoiceEnum, { description: 'When you want its emails.' }) choice!: CompanyEmailChoice;
}

@ObjectType({ description: 'The result of `setCompanyEmailChoice`.', simpleResolvers: true })
class SetCompanyEmailChoicePayload {
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}

@Resolver(() => User)
export class CompanyEmailChoicesResolver {
  constructor(
    private readonly service: CompanyEmailChoicesService,
    private readonly accounts: AccountsService,
  ) {}

  @FieldResolver(() => [CompanyEmailPreference], {
    nullable: true,
    description:
      'Your choice of emails about the work of your company, for each topic, if you are an employer; null for other accounts.',
  })
  async companyEmailPreferences(
    @Root() { id, type }: AccountKey,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CompanyEmailPreference[] | null> {
    return type === 'EMPLOYER' && isOwn(viewer, id) ? this.service.findByUser(id) : null;
  }

  @Requires('EMPLOYER')
  @Mutation(() => SetCompanyEmailChoicePayload, {
    description: 'Sets when you get the emails of one topic. Emails about your account are always sent.',
  })
  async setCompanyEmailChoice(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetCompanyEmailChoiceInput, { description: 'Your choice.' }) input: SetCompanyEmailChoiceInput,
  ): Promise<SetCompanyEmailChoicePayload> {
    return { user: presentUser(await this.accounts.ownUser(await this.service.set(context, input))) };
  }
}
