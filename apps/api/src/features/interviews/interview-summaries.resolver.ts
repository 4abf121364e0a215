import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { ApplicationSummary } from '../applications/summaries/application-summaries.types.js';
import type { InterviewsReadModel } from './interviews.read-model.js';
import { InterviewSummary } from './interviews.types.js';

@Resolver(() => ApplicationSummary)
export class InterviewSummariesResolver {
  constructor(private readonly readModel: InterviewsReadModel) {}

  @FieldResolver(() => [InterviewSummary], {
    description: 'Its interviews, including cancelled ones, earliest first.',
  })
  interviews(
    @Ctx() context: RequestContext,
    @Root() { id }: Pick<ApplicationSummary, 'id'>,
  ): Promise<InterviewSummary[]> {
    return this.readModel.findSummaries(context, id);
  }
}
