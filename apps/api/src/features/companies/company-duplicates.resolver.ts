import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { CompaniesReadModel } from './companies.read-model.js';
import { Company } from './companies.types.js';
import type { CompanyDuplicatesReadModel } from './company-duplicates.read-model.js';
import { PossibleCompanyDuplicate } from './company-duplicates.types.js';

@Resolver(() => Company)
export class CompanyDuplicatesResolver {
  constructor(private readonly duplicates: CompanyDuplicatesReadModel) {}

  @Requires('ADMIN')
  @FieldResolver(() => [PossibleCompanyDuplicate], { description: 'Possible duplicates of this company, at most 20.' })
  possibleDuplicates(
    @Ctx() context: RequestContext,
    @Root() { id }: Pick<Company, 'id'>,
  ): Promise<PossibleCompanyDuplicate[]> {
    return this.duplicates.findByCompany(context, id);
  }
}

@Resolver(() => PossibleCompanyDuplicate)
export class PossibleCompanyDuplicateResolver {
  constructor(private readonly companies: CompaniesReadModel) {}

  @FieldResolver(() => Company, { description: 'The other company.' })
  company(@Ctx() context: RequestContext, @Root() { companyId }: PossibleCompanyDuplicate): Promise<Company> {
    return this.companies.one(context, companyId);
  }
}
