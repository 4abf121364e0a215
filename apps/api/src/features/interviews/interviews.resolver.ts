import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { Page } from '../../platform/page.js';
import { presentApplication } from '../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import { Application } from '../applications/applications.types.js';
import type { InterviewsReadModel } from './interviews.read-model.js';
import type { InterviewsService } from './interviews.service.js';
import { Interview, InterviewConnection, InterviewsArgs, ScheduleInterviewInput } from './interviews.types.js';

@Resolver(() => Application)
export class InterviewsResolver {
  constructor(
    private readonly service: InterviewsService,
    private readonly readModel: InterviewsReadModel,
    private readonly applications: ApplicationsReadModel,
  ) {}

  @Query(() => InterviewConnection, {
    description: "The employer's interviews, cancelled ones included. Locked until the company profile is complete.",
  })
  myInterviews(
    @Ctx() context: RequestContext,
    @Args(() => InterviewsArgs) args: InterviewsArgs,
  ): Promise<Page<Interview>> {
    return this.readModel.ofEmployer(context, args, args.when);
  }

  @Mutation(() => Application, {
    description:
      'Schedules an interview and proposes INTERVIEW_SCHEDULED with it; an administrator decides. Refusals: PROFILE_INCOMPLETE, NOT_FOUND, INVALID_INPUT, INTERVIEW_CLASH (startsAt), and those of proposeApplicationStatus.',
  })
  async scheduleInterview(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, { description: "The application's id." }) applicationId: string,
    @Arg('input', () => ScheduleInterviewInput, { description: 'The meeting.' }) input: ScheduleInterviewInput,
  ): Promise<Application> {
    await this.service.schedule(context, applicationId, input);
    return presentApplication(await this.applications.one(context, applicationId), context.viewer);
  }

  @FieldResolver(() => [Interview], {
    description:
      'The interviews, cancelled ones included, in the order of their times. Candidates see approved ones only.',
  })
  interviews(@Ctx() context: RequestContext, @Root() application: Application): Promise<Interview[]> {
    return this.readModel.ofApplication(context, application);
  }
}
