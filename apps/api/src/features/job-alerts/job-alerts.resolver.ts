import { MAX_JOB_ALERTS } from '@job-alert/domain/jobs/job-alert';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import { isOwn, requireCandidate, type UserViewer } from '../../platform/viewer.js';
import { type AccountKey, presentUser } from '../accounts/accounts.presenter.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import { User } from '../accounts/accounts.types.js';
import type { JobAlertsReadModel } from './job-alerts.read-model.js';
import type { JobAlertsService } from './job-alerts.service.js';
import {
  CreateJobAlertInput,
  CreateJobAlertPayload,
  DeleteJobAlertInput,
  DeleteJobAlertPayload,
  JobAlert,
  UpdateJobAlertInput,
  UpdateJobAlertPayload,
} from './job-alerts.types.js';

@Resolver(() => User)
export class JobAlertsResolver {
  constructor(
    private readonly service: JobAlertsService,
    private readonly readModel: JobAlertsReadModel,
    private readonly accounts: AccountsService,
  ) {}

  @FieldResolver(() => [JobAlert], {
    nullable: true,
    description:
      'Your job alerts, oldest first. Null for accounts that are not yours, and for everyone but candidates.',
  })
  async jobAlerts(@Root() { id, type }: AccountKey, @Ctx() { viewer }: RequestContext): Promise<JobAlert[] | null> {
    return type === 'CANDIDATE' && isOwn(viewer, id) ? this.readModel.findByCandidate(id) : null;
  }

  @Requires('CANDIDATE')
  @Mutation(() => CreateJobAlertPayload, {
    description: `Creates a job alert that emails you the new jobs of a search, at most ${MAX_JOB_ALERTS} per candidate. Errors: INVALID_INPUT.`,
  })
  async createJobAlert(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateJobAlertInput, { description: 'The search.' }) input: CreateJobAlertInput,
  ): Promise<CreateJobAlertPayload> {
    const jobAlert = await this.service.create(context, input);
    return { jobAlert, user: await this.shown(requireCandidate(context.viewer)) };
  }

  @Requires('CANDIDATE')
  @Mutation(() => UpdateJobAlertPayload, {
    description:
      'Renames, pauses or resumes one of your job alerts, or changes its frequency. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async updateJobAlert(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateJobAlertInput, { description: 'The alert and its new values.' })
    input: UpdateJobAlertInput,
  ): Promise<UpdateJobAlertPayload> {
    return { jobAlert: await this.service.update(context, input) };
  }

  @Requires('CANDIDATE')
  @Mutation(() => DeleteJobAlertPayload, { description: 'Deletes one of your job alerts. Errors: NOT_FOUND.' })
  async deleteJobAlert(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteJobAlertInput, { description: 'The alert.' }) { id }: DeleteJobAlertInput,
  ): Promise<DeleteJobAlertPayload> {
    return { user: await this.shown(await this.service.delete(context, id)) };
  }

  private async shown(viewer: UserViewer): Promise<User> {
    return presentUser(await this.accounts.ownUser(viewer));
  }
}
