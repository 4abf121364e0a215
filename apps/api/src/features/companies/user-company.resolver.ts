import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { selectedPaths } from '../../platform/graphql/column-plan.js';
import type { RequestContext } from '../../platform/context.js';
import { isInterviewer, isOwn, isRecruiter } from '../../platform/viewer.js';
import type { AccountKey } from '../accounts/accounts.presenter.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import { User } from '../accounts/accounts.types.js';
import type { CompaniesReadModel } from './companies.read-model.js';
import { Company } from './companies.types.js';

/** Viewers who can see an account can see its company. */
@Resolver(() => User)
export class UserCompanyResolver {
  constructor(private readonly companies: CompaniesReadModel) {}

  @FieldResolver(() => Company, {
    nullable: true,
    description: 'The company of an employer; null for others, and for interviewers.',
  })
  async company(@Ctx() context: RequestContext, @Root() { id, type }: AccountKey): Promise<Company | null> {
    return type === 'EMPLOYER' && !isInterviewer(context.viewer) ? this.companies.findByUser(context, id) : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'True for your own account if you recruit for a company. False for interviewers, who only read and rate the people of their interviews, and for everyone else.',
  })
  viewerCanRecruit(@Ctx() { viewer }: RequestContext, @Root() { id }: AccountKey): boolean {
    return isOwn(viewer, id) && isRecruiter(viewer);
  }
}

/** Viewers who can see a company can see its account. */
@Resolver(() => Company)
export class CompanyEmployerResolver {
  constructor(private readonly accounts: AccountsReadModel) {}

  @FieldResolver(() => User, { description: 'The account of its owner.' })
  employer(
    @Ctx() context: RequestContext,
    @Root() { ownerId: id }: Company,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User | AccountKey | null> {
    return this.accounts.load(context, { id, type: 'EMPLOYER' }, selectedPaths(info));
  }
}
