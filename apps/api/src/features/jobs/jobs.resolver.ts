import { findFlaggedTermsInJob } from '@job-alert/domain/jobs/flagged-terms';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { linkedRecord } from '../../platform/errors.js';
import { selectedItemPaths, selectsIdOnly } from '../../platform/graphql/column-plan.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import type { Page } from '../../platform/lists/page.js';
import {
  presentResponsible,
  ResponsibleAdministrator,
} from '../accounts/administrators/responsible-administrators.types.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import { Company } from '../companies/companies.types.js';
import { CompanyMember } from '../companies/members/company-members.types.js';
import { FlaggedTerm } from './job-review.types.js';
import { JobsArgs } from './jobs.list.js';
import type { JobsReadModel } from './jobs.read-model.js';
import type { JobsService } from './jobs.service.js';
import type { JobPeopleReadModel } from './people/job-people.read-model.js';
import {
  EditJobInput,
  EditJobPayload,
  ExtendJobDeadlineInput,
  ExtendJobDeadlinePayload,
  Job,
  JobConnection,
  PostJobInput,
  PostJobPayload,
  SetJobActiveInput,
  SetJobActivePayload,
} from './jobs.types.js';

@Resolver(() => Job)
export class JobsResolver {
  constructor(
    private readonly jobs: JobsService,
    private readonly readModel: JobsReadModel,
    private readonly companies: CompaniesReadModel,
    private readonly people: JobPeopleReadModel,
  ) {}

  @Requires('ADMIN')
  @Query(() => JobConnection, { name: 'jobs', description: 'Every job, for administrators.' })
  all(
    @Ctx() context: RequestContext,
    @Args(() => JobsArgs) args: ListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Job>> {
    return this.readModel.all(context, args, selectedItemPaths(info));
  }

  @Requires('EMPLOYER', 'ADMIN')
  @Query(() => Job, {
    name: 'job',
    nullable: true,
    description: 'One job: your own, or any for administrators; otherwise null.',
  })
  one(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: "The job's id." }) id: string,
  ): Promise<Job | null> {
    return this.readModel.find(context, id);
  }

  @Requires('EMPLOYER')
  @Mutation(() => PostJobPayload, {
    description:
      'Posts a job, which then needs approval. Errors: COMPANY_NOT_APPROVED, PROFILE_INCOMPLETE, INVALID_INPUT, RATE_LIMITED.',
  })
  async postJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => PostJobInput, { description: 'The job.' }) input: PostJobInput,
  ): Promise<PostJobPayload> {
    return { job: await this.readModel.one(context, await this.jobs.post(context, input)) };
  }

  @Requires('EMPLOYER')
  @Mutation(() => EditJobPayload, {
    description:
      'Edits one of your jobs. It stays live unless the edit adds flagged terms; then it needs approval again. Errors: NOT_FOUND, INVALID_INPUT, STALE_VERSION, RATE_LIMITED.',
  })
  async editJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => EditJobInput, { description: 'The job and its new values.' }) input: EditJobInput,
  ): Promise<EditJobPayload> {
    await this.jobs.edit(context, input);
    return { job: await this.readModel.one(context, input.id) };
  }

  @Requires('EMPLOYER')
  @Mutation(() => ExtendJobDeadlinePayload, {
    description:
      'Extends the deadline of one of your jobs and changes nothing else. Errors: NOT_FOUND, INVALID_INPUT, STALE_VERSION, RATE_LIMITED.',
  })
  async extendJobDeadline(
    @Ctx() context: RequestContext,
    @Arg('input', () => ExtendJobDeadlineInput, { description: 'The job and its new deadline.' })
    input: ExtendJobDeadlineInput,
  ): Promise<ExtendJobDeadlinePayload> {
    await this.jobs.extend(context, input);
    return { job: await this.readModel.one(context, input.id) };
  }

  @Requires('EMPLOYER', 'ADMIN')
  @Mutation(() => SetJobActivePayload, {
    description:
      'Activates or deactivates a job. Errors: NOT_FOUND, INVALID_INPUT, FORBIDDEN for an employer whose job an administrator has taken down.',
  })
  async setJobActive(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetJobActiveInput, { description: 'The job and its new state.' })
    input: SetJobActiveInput,
  ): Promise<SetJobActivePayload> {
    await this.jobs.setActive(context, input);
    return { job: await this.readModel.one(context, input.id) };
  }

  @FieldResolver(() => [CompanyMember], {
    name: 'people',
    description: 'The people who work on the job and get its emails. Empty for everyone of the company.',
  })
  peopleOf(@Ctx() context: RequestContext, @Root() job: Job): Promise<CompanyMember[]> {
    return this.people.ofJob(context, job);
  }

  @Requires('ADMIN')
  @FieldResolver(() => ResponsibleAdministrator, {
    nullable: true,
    description:
      'The administrator who is responsible for the job itself; null for nobody. Requests about the job then have the one of its company. Administrators only.',
  })
  responsible(@Root() job: Job): ResponsibleAdministrator | null {
    return presentResponsible(job);
  }

  @FieldResolver(() => [FlaggedTerm], {
    description: 'Phrases in its texts that an administrator should check before approval, without duplicates.',
  })
  flaggedTerms(@Root() job: Job): FlaggedTerm[] {
    return findFlaggedTermsInJob(job);
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description:
      'The company that posted it, with its current profile. The job itself may name it differently. Null with a RECORD_MISSING error if the record is missing.',
  })
  async company(
    @Ctx() context: RequestContext,
    @Root() { companyId }: Job,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Pick<Company, 'id'>> {
    if (selectsIdOnly(info)) return { id: companyId };
    return linkedRecord(await this.companies.find(context, companyId), 'company');
  }
}
