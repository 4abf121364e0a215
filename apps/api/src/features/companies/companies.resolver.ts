import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { BatchLoader } from '../../platform/graphql/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import { isId } from '../../platform/ids.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import type { Page } from '../../platform/lists/page.js';
import { Requires } from '../../platform/graphql/requires.js';
import { presentUser } from '../accounts/accounts.presenter.js';
import {
  presentResponsible,
  ResponsibleAdministrator,
} from '../accounts/administrators/responsible-administrators.types.js';
import { CompaniesArgs } from './companies.list.js';
import { canReadCompany } from './companies.policy.js';
import type { CompaniesReadModel } from './companies.read-model.js';
import type { CompaniesService } from './companies.service.js';
import {
  Company,
  CompanyAddress,
  CompanyConnection,
  RegisterEmployerInput,
  RegisterEmployerPayload,
  SaveCompanyProfileInput,
  SaveCompanyProfilePayload,
} from './companies.types.js';

@Resolver(() => Company)
export class CompaniesResolver {
  private readonly addressLoader: BatchLoader<CompanyAddress & { companyId: string }>;

  constructor(
    private readonly service: CompaniesService,
    private readonly readModel: CompaniesReadModel,
  ) {
    this.addressLoader = new BatchLoader(
      (ids) => readModel.findAddresses(ids),
      ({ companyId }) => companyId,
    );
  }

  @Requires('EMPLOYER', 'ADMIN')
  @Query(() => Company, {
    nullable: true,
    description: 'One company: your own, or any for administrators; otherwise null.',
  })
  async company(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The id of the company.' }) id: string,
  ): Promise<Company | null> {
    return isId(id) && canReadCompany(context.viewer, id) ? this.readModel.find(context, id) : null;
  }

  @Requires('ADMIN')
  @Query(() => CompanyConnection, { description: 'All companies, for administrators.' })
  companies(@Ctx() context: RequestContext, @Args(() => CompaniesArgs) args: ListArgs): Promise<Page<Company>> {
    return this.readModel.list(context, args);
  }

  @Mutation(() => RegisterEmployerPayload, {
    description:
      'Signs up an employer with a company. Errors: INVALID_INPUT, EMAIL_TAKEN, COMPANY_REGISTERED, RATE_LIMITED.',
  })
  async registerEmployer(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterEmployerInput, { description: 'Company, person and password.' })
    input: RegisterEmployerInput,
  ): Promise<RegisterEmployerPayload> {
    return { user: presentUser(await this.service.register(context, input)) };
  }

  @Requires('EMPLOYER')
  @Mutation(() => SaveCompanyProfilePayload, {
    description: 'Saves the profile of your own company. Errors: INVALID_INPUT, STALE_VERSION.',
  })
  async saveCompanyProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => SaveCompanyProfileInput, { description: 'All three tabs.' }) input: SaveCompanyProfileInput,
  ): Promise<SaveCompanyProfilePayload> {
    return { company: await this.readModel.one(context, await this.service.saveProfile(context, input)) };
  }

  @Requires('ADMIN')
  @FieldResolver(() => ResponsibleAdministrator, {
    nullable: true,
    description: 'The administrator who is responsible for it; null for nobody. Administrators only.',
  })
  responsible(@Root() company: Company): ResponsibleAdministrator | null {
    return presentResponsible(company);
  }

  @FieldResolver(() => [CompanyAddress], { description: 'All locations, in the order in which they were entered.' })
  addresses(@Root() { id }: Company, @Ctx() context: RequestContext): Promise<CompanyAddress[]> {
    return this.addressLoader.loadRows(context, id);
  }
}
