import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import type { GuestFeedbackService } from './guest-feedback.service.js';
import {
  GiveInterviewFeedbackByLinkInput,
  GiveInterviewFeedbackByLinkPayload,
  LinkedInterview,
} from './guest-feedback.types.js';

/** Feedback of people without a login. */
@Resolver()
export class GuestFeedbackResolver {
  constructor(private readonly service: GuestFeedbackService) {}

  @Query(() => LinkedInterview, {
    nullable: true,
    description:
      'The interview of the link in the email of a guest. Reading it changes nothing. Null if the link is unknown or has ended: 30 days after the start of the interview, or earlier with the interview, the application, the company or the invitation of the guest. Errors: RATE_LIMITED.',
  })
  linkedInterview(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<LinkedInterview | null> {
    return this.service.linked(context, token);
  }

  @Mutation(() => GiveInterviewFeedbackByLinkPayload, {
    description:
      'Gives or changes the feedback of a guest with the link from an email, without login. Errors: INVALID_INPUT, INTERVIEW_NOT_OPEN, STALE_VERSION, RATE_LIMITED.',
  })
  async giveInterviewFeedbackByLink(
    @Ctx() context: RequestContext,
    @Arg('input', () => GiveInterviewFeedbackByLinkInput, { description: 'The link and the feedback.' })
    input: GiveInterviewFeedbackByLinkInput,
  ): Promise<GiveInterviewFeedbackByLinkPayload> {
    return { interview: await this.service.give(context, input) };
  }
}
