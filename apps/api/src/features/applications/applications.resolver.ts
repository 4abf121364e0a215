import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import type { Page } from '../../platform/lists/page.js';
import { Requires } from '../../platform/graphql/requires.js';
import { errorFields } from '../../platform/bulk-action.js';
import type { FileLinksService } from '../files/file-links.service.js';
import { StoredFile } from '../files/files.types.js';
import { ApplicationsArgs } from './applications.list.js';
import { type PresentedApplication, presentApplication, presentPage } from './applications.presenter.js';
import type { ApplicationsReadModel } from './applications.read-model.js';
import type { ApplicationsService } from './applications.service.js';
import {
  Application,
  ApplicationConnection,
  ApplyToJobInput,
  ApplyToJobPayload,
  MarkApplicationsReadInput,
  MarkApplicationsReadPayload,
  ProposeApplicationStatusInput,
  ProposeApplicationStatusPayload,
  SetApplicationActiveInput,
  SetApplicationActivePayload,
} from './applications.types.js';
import type { ProposalsService } from './proposals.service.js';
import { ProposeApplicationStatusesInput, ProposeApplicationStatusesPayload } from './bulk-propose.types.js';
import type { ProposalWithdrawalsService } from './proposal-withdrawals.service.js';
import { WithdrawProposalsInput, WithdrawProposalsPayload } from './proposal-withdrawals.types.js';

interface Deps {
  applications: ApplicationsService;
  proposals: ProposalsService;
  proposalWithdrawals: ProposalWithdrawalsService;
  readModel: ApplicationsReadModel;
  links: FileLinksService;
}

@Resolver(() => Application)
export class ApplicationsResolver {
  constructor(private readonly deps: Deps) {}

  @Requires('ADMIN')
  @Query(() => ApplicationConnection, { name: 'applications', description: 'All applications, for administrators.' })
  async all(@Ctx() context: RequestContext, @Args(() => ApplicationsArgs) args: ListArgs): Promise<Page<Application>> {
    return presentPage(await this.deps.readModel.all(context, args), context);
  }

  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  @Query(() => Application, {
    name: 'application',
    nullable: true,
    description:
      'An application: your own, one for your job, or any for administrators. Null if it does not exist or is not yours.',
  })
  async one(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: "The application's id." }) id: string,
  ): Promise<Application | null> {
    const row = await this.deps.readModel.find(context, id);
    return row && presentApplication(row, context.viewer);
  }

  @Requires('CANDIDATE')
  @Mutation(() => ApplyToJobPayload, {
    description:
      'Applies for an open job. Errors: PROFILE_INCOMPLETE, NOT_FOUND, INVALID_INPUT, JOB_NOT_OPEN, DEADLINE_PASSED, APPLICATION_EXPIRED, REAPPLY_TOO_SOON (lastAppliedAt, reapplyOn), RATE_LIMITED.',
  })
  async applyToJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => ApplyToJobInput, { description: 'The job and the answers.' }) input: ApplyToJobInput,
  ): Promise<ApplyToJobPayload> {
    return { application: await this.present(context, await this.deps.applications.apply(context, input)) };
  }

  @Requires('EMPLOYER')
  @Mutation(() => ProposeApplicationStatusPayload, {
    description:
      'Proposes the next step of an application; an administrator decides. Errors: PROFILE_INCOMPLETE, NOT_FOUND, INVALID_INPUT, APPLICATION_PENDING, APPLICATION_INACTIVE, STATUS_NOT_ALLOWED, STALE_VERSION, RATE_LIMITED.',
  })
  async proposeApplicationStatus(
    @Ctx() context: RequestContext,
    @Arg('input', () => ProposeApplicationStatusInput, { description: 'The application and the proposed step.' })
    input: ProposeApplicationStatusInput,
  ): Promise<ProposeApplicationStatusPayload> {
    await this.deps.proposals.propose(context, input);
    return { application: await this.present(context, input.id) };
  }

  @Requires('EMPLOYER')
  @Mutation(() => ProposeApplicationStatusesPayload, {
    description:
      'Proposes the next step of multiple applications, each in its own transaction. A failure does not affect the others. Use `scheduleInterview` to propose INTERVIEW_SCHEDULED, one at a time. Errors of the whole call: PROFILE_INCOMPLETE, INVALID_INPUT for too many.',
  })
  async proposeApplicationStatuses(
    @Ctx() context: RequestContext,
    @Arg('input', () => ProposeApplicationStatusesInput, { description: 'The proposals.' })
    { proposals }: ProposeApplicationStatusesInput,
  ): Promise<ProposeApplicationStatusesPayload> {
    const outcomes = await this.deps.proposals.proposeAll(context, proposals);
    const results = outcomes.map(async ({ item: { id }, error }) => ({
      applicationId: id,
      application: error ? null : await this.present(context, id),
      ...errorFields(error),
    }));
    return { results: await Promise.all(results) };
  }

  @Requires('EMPLOYER')
  @Mutation(() => WithdrawProposalsPayload, {
    description:
      'Withdraws proposals and interviews of your company that wait for an administrator, each in its own transaction. The applications return to their state before. Errors of one withdrawal: NOT_FOUND, ALREADY_DECIDED if nothing waits. Errors of the whole call: PROFILE_INCOMPLETE, INVALID_INPUT for too many.',
  })
  async withdrawProposals(
    @Ctx() context: RequestContext,
    @Arg('input', () => WithdrawProposalsInput, { description: 'The applications.' })
    { applicationIds }: WithdrawProposalsInput,
  ): Promise<WithdrawProposalsPayload> {
    const outcomes = await this.deps.proposalWithdrawals.withdrawAll(context, applicationIds);
    const results = outcomes.map(async ({ item: { applicationId }, error }) => ({
      applicationId,
      application: error ? null : await this.present(context, applicationId),
      ...errorFields(error),
    }));
    return { results: await Promise.all(results) };
  }

  @Requires('EMPLOYER')
  @Mutation(() => MarkApplicationsReadPayload, {
    description:
      'Records that you have read applications, so that `isUnread` is false for you. Errors: INVALID_INPUT for too many.',
  })
  async markApplicationsRead(
    @Ctx() context: RequestContext,
    @Arg('input', () => MarkApplicationsReadInput, { description: 'The applications.' }) {
      ids,
    }: MarkApplicationsReadInput,
  ): Promise<MarkApplicationsReadPayload> {
    await this.deps.applications.markRead(context, ids);
    const rows = await Promise.all(ids.map((id) => this.deps.readModel.find(context, id)));
    return { applications: rows.flatMap((row) => (row ? presentApplication(row, context.viewer) : [])) };
  }

  @Requires('ADMIN')
  @Mutation(() => SetApplicationActivePayload, {
    description:
      'Activates or deactivates an application, for administrators. Errors: NOT_FOUND, STATUS_NOT_ALLOWED while its latest request is not approved.',
  })
  async setApplicationActive(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetApplicationActiveInput, { description: 'The application and its new state.' })
    { id, isActive }: SetApplicationActiveInput,
  ): Promise<SetApplicationActivePayload> {
    await this.deps.applications.setActive(context, id, isActive);
    return { application: await this.present(context, id) };
  }

  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'The offer letter, set with SELECTED. Visible to the same people as `feedback`.',
  })
  offerLetter(
    @Ctx() { viewer }: RequestContext,
    @Root() { offerLetterFacts }: PresentedApplication,
  ): StoredFile | null {
    return offerLetterFacts && this.deps.links.present(offerLetterFacts, viewer);
  }

  private async present(context: RequestContext, id: string): Promise<Application> {
    return presentApplication(await this.deps.readModel.one(context, id), context.viewer);
  }
}
