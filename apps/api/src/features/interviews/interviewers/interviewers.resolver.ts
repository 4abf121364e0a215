import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { notFound } from '../../../platform/errors.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { presentApplication } from '../../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../../applications/applications.read-model.js';
import type { InterviewsReadModel, PresentedInterview } from '../interviews.read-model.js';
import { Interview } from '../interviews.types.js';
import type { InterviewersReadModel } from './interviewers.read-model.js';
import type { InterviewersService } from './interviewers.service.js';
import { Interviewer, MemberFeedback, SetInterviewersInput, SetInterviewersPayload } from './interviewers.types.js';

interface Deps {
  interviewersService: InterviewersService;
  interviewersReadModel: InterviewersReadModel;
  readModel: InterviewsReadModel;
  applications: ApplicationsReadModel;
}

/** The people of an interview and their feedback. */
@Resolver(() => Interview)
export class InterviewersResolver {
  constructor(private readonly deps: Deps) {}

  @Requires('EMPLOYER', 'ADMIN')
  @Mutation(() => SetInterviewersPayload, {
    description:
      'Chooses the people of an interview. People who are added to an approved interview get an email with a calendar file, people who leave it a cancellation. Errors: FORBIDDEN for interviewers, PROFILE_INCOMPLETE, NOT_FOUND, INVALID_INPUT, INTERVIEW_NOT_OPEN, RATE_LIMITED.',
  })
  async setInterviewers(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetInterviewersInput, { description: 'The interview and its people.' })
    input: SetInterviewersInput,
  ): Promise<SetInterviewersPayload> {
    const { interviewersService, readModel, applications } = this.deps;
    const applicationId = await interviewersService.set(context, input);
    const application = presentApplication(await applications.one(context, applicationId), context.viewer);
    const interview = (await readModel.ofApplication(context, application)).find(({ id }) => id === input.id);
    if (!interview) throw notFound('Interview');
    return { application, interview };
  }

  @FieldResolver(() => [Interviewer], {
    description: 'The people who interview, at most five; empty if nobody was chosen, and for candidates.',
  })
  interviewers(@Ctx() context: RequestContext, @Root() { id }: PresentedInterview): Promise<Interviewer[]> {
    return this.deps.interviewersReadModel.ofInterview(context, id);
  }

  @FieldResolver(() => [MemberFeedback], {
    description:
      'The feedback of each member and guest. An interviewer reads that of others after giving their own. Empty for candidates.',
  })
  feedbacks(@Ctx() context: RequestContext, @Root() { id }: PresentedInterview): Promise<MemberFeedback[]> {
    return this.deps.interviewersReadModel.feedbacks(context, id);
  }

  @FieldResolver(() => [String], {
    description:
      'The full names of the interviewers who can give feedback now and have not; that of a guest is followed by “(guest)”. Empty before the interview starts, and for candidates.',
  })
  async awaitedFeedback(@Ctx() context: RequestContext, @Root() interview: PresentedInterview): Promise<string[]> {
    return interview.awaitsFeedback ? this.deps.interviewersReadModel.awaited(context, interview.id) : [];
  }
}
