import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import { Company } from '../companies/companies.types.js';
import type { CompanyMergesReadModel } from './company-merges.read-model.js';
import type { CompanyMergesService } from './company-merges.service.js';
import {
  CompanyMerge,
  CompanyMergePreview,
  MergeCompaniesInput,
  MergeCompaniesPayload,
} from './company-merges.types.js';

@Resolver(() => Company)
export class CompanyMergesResolver {
  constructor(
    private readonly service: CompanyMergesService,
    private readonly readModel: CompanyMergesReadModel,
    private readonly companies: CompaniesReadModel,
  ) {}

  @Requires('ADMIN')
  @Query(() => CompanyMergePreview, {
    description: 'A preview of mergeCompanies. Nothing is changed. Errors: NOT_FOUND, INVALID_INPUT (removeId).',
  })
  async companyMergePreview(
    @Ctx() context: RequestContext,
    @Arg('keepId', () => ID, { description: 'The company that stays.' }) keepId: string,
    @Arg('removeId', () => ID, { description: 'The company that ends.' }) removeId: string,
  ): Promise<CompanyMergePreview> {
    const { keep, removed, ...preview } = await this.service.preview({ keepId, removeId });
    return {
      ...preview,
      keep: { ...keep, company: await this.companies.one(context, keepId) },
      removed: { ...removed, company: await this.companies.one(context, removeId) },
    };
  }

  @Requires('ADMIN')
  @Mutation(() => MergeCompaniesPayload, {
    description:
      'Merges two companies with the same GSTIN. Members, jobs, applications, interviews, requests, notes and history move to the company that stays. Its owner stays the owner, and the other owner becomes a recruiter. It cannot be undone. Errors: NOT_FOUND, STALE_VERSION if one of them has changed since the preview, INVALID_INPUT (removeId, confirmedName).',
  })
  async mergeCompanies(
    @Ctx() context: RequestContext,
    @Arg('input', () => MergeCompaniesInput, { description: 'The company that stays and the company that ends.' })
    input: MergeCompaniesInput,
  ): Promise<MergeCompaniesPayload> {
    const id = await this.service.merge(context, input);
    const merge = (await this.readModel.into(context, input.keepId)).find((one) => one.id === id);
    if (!merge) throw notFound('Merge');
    return { merge, company: await this.companies.one(context, input.keepId) };
  }

  @Requires('ADMIN')
  @FieldResolver(() => [CompanyMerge], { description: 'The companies that were merged into this one, newest first.' })
  merges(@Ctx() context: RequestContext, @Root() { id }: Pick<Company, 'id'>): Promise<CompanyMerge[]> {
    return this.readModel.into(context, id);
  }
}
