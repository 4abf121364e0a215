import type { InvitationProblem } from '@job-alert/domain/sourcing/job-invitation';
import { INVITATION_MESSAGES } from '@job-alert/domain/sourcing/job-invitation';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { errorFields } from '../../../platform/bulk-action.js';
import type { RequestContext } from '../../../platform/context.js';
import { linkedRecord, notFound, PortalError } from '../../../platform/errors.js';
import { selectedPaths } from '../../../platform/graphql/column-plan.js';
import { Requires } from '../../../platform/graphql/requires.js';
import type { Page } from '../../../platform/lists/page.js';
import { PageArgs } from '../../../platform/lists/page.types.js';
import { isAdmin, isOwn } from '../../../platform/viewer.js';
import { User } from '../../accounts/accounts.types.js';
import type { CandidatesReadModel } from '../../candidates/candidates.read-model.js';
import { Candidate } from '../../candidates/candidates.types.js';
import { JobPosting } from '../../jobs/job-posting.types.js';
import type { JobPostingsReadModel } from '../../jobs/job-postings.read-model.js';
import type { JobsReadModel } from '../../jobs/jobs.read-model.js';
import { Job } from '../../jobs/jobs.types.js';
import type { PresentedApplication } from '../applications.presenter.js';
import { Application } from '../applications.types.js';
import type { InvitationAnswersService } from './invitation-answers.service.js';
import type { JobInvitationsReadModel, PresentedInvitation } from './job-invitations.read-model.js';
import type { JobInvitationsService } from './job-invitations.service.js';
import {
  AcceptInvitationByLinkInput,
  AcceptInvitationInput,
  AcceptInvitationByLinkPayload,
  AcceptInvitationPayload,
  DeclineInvitationByLinkPayload,
  DeclineInvitationPayload,
  DeclineInvitationByLinkInput,
  DeclineInvitationInput,
  InvitationCheck,
  InviteToJobInput,
  InviteToJobPayload,
  JobInvitation,
  JobInvitationConnection,
  JobInvitationCount,
  LinkedInvitation,
} from './job-invitations.types.js';

interface Deps {
  service: JobInvitationsService;
  answers: InvitationAnswersService;
  invitations: JobInvitationsReadModel;
  jobs: JobsReadModel;
  postings: JobPostingsReadModel;
  candidates: CandidatesReadModel;
}

@Resolver(() => JobInvitation)
export class JobInvitationsResolver {
  constructor(private readonly deps: Deps) {}

  @Requires('ADMIN')
  @Query(() => InvitationCheck, {
    description:
      'Says for each candidate whether you can invite them to a job now, and how many invitations you can still send today. Errors: NOT_FOUND, INVALID_INPUT for too many, JOB_NOT_OPEN.',
  })
  invitationCheck(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { description: 'The id of an open job.' }) jobId: string,
    @Arg('candidateIds', () => [ID], { description: 'The ids of the candidates, at most 100.' }) candidateIds: string[],
  ): Promise<InvitationCheck> {
    return this.deps.service.check(context, jobId, candidateIds);
  }

  @Requires('ADMIN')
  @Mutation(() => InviteToJobPayload, {
    description:
      'Invites candidates to apply for a job, each in its own transaction, with one email and one notification. A failure does not affect the others. A candidate can be invited to a job only once. Errors of the whole call: NOT_FOUND, INVALID_INPUT, JOB_NOT_OPEN.',
  })
  async inviteToJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => InviteToJobInput, { description: 'The job and the candidates.' }) input: InviteToJobInput,
  ): Promise<InviteToJobPayload> {
    const { service, invitations, jobs } = this.deps;
    const outcomes = await service.invite(context, input);
    const job = await jobs.find(context, input.jobId);
    if (!job) throw notFound('Job');
    const results = outcomes.map(async ({ item: candidateId, result, error }) => ({
      candidateId,
      invitation: result === null ? null : await invitations.one(result),
      problem: (error?.facts['problem'] as InvitationProblem | undefined) ?? null,
      ...errorFields(error),
    }));
    return { results: await Promise.all(results), job };
  }

  @Query(() => LinkedInvitation, {
    nullable: true,
    description:
      'The invitation of the link from an email. Reading it changes nothing. Null if the link is unknown or the account has ended. Errors: RATE_LIMITED.',
  })
  linkedInvitation(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<LinkedInvitation | null> {
    return this.deps.answers.linked(context, token);
  }

  @Requires('CANDIDATE')
  @Mutation(() => AcceptInvitationPayload, {
    description:
      'Says yes to an invitation and applies for the job, or with an incomplete profile once it is complete. Errors: NOT_FOUND, INVALID_INPUT, INVITATION_GONE, INVITATION_ANSWERED, REAPPLY_TOO_SOON, FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE.',
  })
  async acceptInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => AcceptInvitationInput, { description: 'The invitation and the answers.' })
    input: AcceptInvitationInput,
  ): Promise<AcceptInvitationPayload> {
    await this.deps.answers.accept(context, input);
    return this.answered(input.id);
  }

  @Mutation(() => AcceptInvitationByLinkPayload, {
    description:
      'Says yes to an invitation with the link from an email, without login. Errors: INVALID_INPUT, INVITATION_GONE, INVITATION_ANSWERED, REAPPLY_TOO_SOON, FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE, RATE_LIMITED.',
  })
  async acceptInvitationByLink(
    @Ctx() context: RequestContext,
    @Arg('input', () => AcceptInvitationByLinkInput, { description: 'The link and the answers.' })
    input: AcceptInvitationByLinkInput,
  ): Promise<AcceptInvitationByLinkPayload> {
    await this.deps.answers.acceptByLink(context, input);
    return this.answeredByLink(context, input.token);
  }

  @Requires('CANDIDATE')
  @Mutation(() => DeclineInvitationPayload, {
    description: 'Says no to an invitation. Errors: NOT_FOUND, INVALID_INPUT, INVITATION_GONE, INVITATION_ANSWERED.',
  })
  async declineInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeclineInvitationInput, { description: 'The invitation and the reason.' })
    input: DeclineInvitationInput,
  ): Promise<DeclineInvitationPayload> {
    await this.deps.answers.decline(context, input);
    return this.answered(input.id);
  }

  @Mutation(() => DeclineInvitationByLinkPayload, {
    description:
      'Says no to an invitation with the link from an email, without login. Errors: INVALID_INPUT, INVITATION_GONE, INVITATION_ANSWERED, RATE_LIMITED.',
  })
  async declineInvitationByLink(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeclineInvitationByLinkInput, { description: 'The link and the reason.' })
    input: DeclineInvitationByLinkInput,
  ): Promise<DeclineInvitationByLinkPayload> {
    await this.deps.answers.declineByLink(context, input);
    return this.answeredByLink(context, input.token);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the administrator who invited; null for everyone but administrators.',
  })
  invitedByName(@Ctx() { viewer }: RequestContext, @Root() { invitedByName }: PresentedInvitation): string | null {
    return isAdmin(viewer) ? invitedByName : null;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The id of the application that the Yes has made; null if there is none.',
  })
  applicationId(@Root() { applicationId }: PresentedInvitation): string | null {
    return applicationId;
  }

  @FieldResolver(() => JobPosting, {
    nullable: true,
    description: 'The job. Candidates see its public data, whether it is open or closed.',
  })
  async job(
    @Ctx() context: RequestContext,
    @Root() { jobId }: PresentedInvitation,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JobPosting> {
    return linkedRecord(await this.deps.postings.one(context, jobId, selectedPaths(info)), 'job');
  }

  @FieldResolver(() => Candidate, { nullable: true, description: 'The invited candidate.' })
  async candidate(
    @Ctx() context: RequestContext,
    @Root() { candidateId }: PresentedInvitation,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return linkedRecord(await this.deps.candidates.load(context, candidateId, selectedPaths(info)), 'candidate');
  }

  private async answered(id: string): Promise<AcceptInvitationPayload> {
    const invitation = await this.deps.invitations.one(id);
    if (!invitation) throw notFound('Invitation');
    return { invitation };
  }

  private async answeredByLink(context: RequestContext, token: string): Promise<AcceptInvitationByLinkPayload> {
    const invitation = await this.deps.answers.linked(context, token);
    if (!invitation) throw new PortalError('INVITATION_GONE', INVITATION_MESSAGES.gone);
    return { invitation };
  }
}

@Resolver(() => Job)
export class JobInvitationEdgesResolver {
  constructor(private readonly readModel: JobInvitationsReadModel) {}

  @Requires('ADMIN')
  @FieldResolver(() => JobInvitationConnection, { description: 'The invitations to the job, the latest first.' })
  invitations(
    @Ctx() context: RequestContext,
    @Root() { id }: Pick<Job, 'id'>,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('isAnswered', () => Boolean, {
      nullable: true,
      description: 'True: only invitations with an answer; false: only the others.',
    })
    isAnswered?: boolean | null,
  ): Promise<Page<JobInvitation>> {
    return this.readModel.ofJob(context, id, { ...args, isAnswered });
  }

  @Requires('ADMIN')
  @FieldResolver(() => [JobInvitationCount], {
    description: 'The number of invitations to the job by state, without states that have none.',
  })
  invitationCounts(@Ctx() context: RequestContext, @Root() { id }: Pick<Job, 'id'>): Promise<JobInvitationCount[]> {
    return this.readModel.countsOfJob(context, id);
  }
}

@Resolver(() => Candidate)
export class CandidateInvitationsResolver {
  constructor(private readonly readModel: JobInvitationsReadModel) {}

  @FieldResolver(() => [JobInvitation], {
    nullable: true,
    description:
      "The candidate's invitations to jobs, the latest 100 first. Null for everyone but the candidate and administrators.",
  })
  async invitations(
    @Ctx() context: RequestContext,
    @Root() { id }: Pick<Candidate, 'id'>,
  ): Promise<JobInvitation[] | null> {
    const { viewer } = context;
    return isAdmin(viewer) || isOwn(viewer, id) ? this.readModel.ofCandidate(context, id) : null;
  }
}

@Resolver(() => User)
export class UserInvitationsResolver {
  constructor(private readonly readModel: JobInvitationsReadModel) {}

  @FieldResolver(() => [JobInvitation], {
    nullable: true,
    description:
      'Your invitations that wait for your answer or for a complete profile, the latest first. Null for accounts that are not yours, and for everyone but candidates.',
  })
  async openInvitations(
    @Ctx() context: RequestContext,
    @Root() { id, type }: Pick<User, 'id' | 'type'>,
  ): Promise<JobInvitation[] | null> {
    if (type !== 'CANDIDATE' || !isOwn(context.viewer, id)) return null;
    const invitations = await this.readModel.ofCandidate(context, id);
    return invitations.filter(({ state }) => state === 'OPEN' || state === 'ACCEPTED_INCOMPLETE');
  }
}

@Resolver(() => Application)
export class ApplicationInvitationResolver {
  constructor(private readonly readModel: JobInvitationsReadModel) {}

  @FieldResolver(() => JobInvitation, {
    nullable: true,
    description:
      'The invitation that the application answers. Null without one, and for everyone but the candidate and administrators.',
  })
  async invitation(
    @Ctx() context: RequestContext,
    @Root() { id, candidateOfRow }: PresentedApplication,
  ): Promise<JobInvitation | null> {
    const { viewer } = context;
    const canSee = isAdmin(viewer) || isOwn(viewer, candidateOfRow.id);
    return canSee ? this.readModel.ofApplication(context, id) : null;
  }
}
