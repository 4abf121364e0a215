import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { AccountKey } from '../accounts/accounts.presenter.js';
import { User } from '../accounts/accounts.types.js';
import type { CompaniesReadModel } from './companies.read-model.js';
import { Company } from './companies.types.js';

/** The edge from an account to its company: whoever may see the account may see both. */
@Resolver(() => User)
export class UserCompanyResolver {
  constructor(private readonly companies: CompaniesReadModel) {}

  @FieldResolver(() => Company, { nullable: true, description: 'The company of an employer; null for others.' })
  async company(@Root() { id, type }: AccountKey): Promise<Company | null> {
    return type === 'EMPLOYER' ? this.companies.one(id) : null;
  }
}
