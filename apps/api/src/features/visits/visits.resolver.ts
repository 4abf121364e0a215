import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { VisitsService } from './visits.service.js';
import { RecordVisitInput, RecordVisitPayload } from './visits.types.js';

@Resolver()
export class VisitsResolver {
  constructor(private readonly visits: VisitsService) {}

  @Mutation(() => RecordVisitPayload, {
    description:
      'Counts a visit by its source, and a look at an open job, for the reports. Nothing is kept of who came.',
  })
  recordVisit(
    @Ctx() context: RequestContext,
    @Arg('input', () => RecordVisitInput, { description: 'What to count.' }) input: RecordVisitInput,
  ): RecordVisitPayload {
    return { counted: this.visits.count(context, input) };
  }
}
