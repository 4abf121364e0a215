import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { ResumeParsingService } from './resume-parsing.service.js';
import { ParseResumeInput, ParseResumePayload } from './resume-parsing.types.js';

@Resolver()
export class ResumeParsingResolver {
  constructor(private readonly service: ResumeParsingService) {}

  @Requires('CANDIDATE')
  @Mutation(() => ParseResumePayload, {
    description:
      'Parses a resume and suggests values for your profile. Nothing is saved. Errors: INVALID_INPUT if there is no readable text or parsing takes too long, FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE, RATE_LIMITED.',
  })
  async parseResume(
    @Ctx() context: RequestContext,
    @Arg('input', () => ParseResumeInput, { description: 'The resume.' }) input: ParseResumeInput,
  ): Promise<ParseResumePayload> {
    return { resume: await this.service.parse(context, input) };
  }
}
