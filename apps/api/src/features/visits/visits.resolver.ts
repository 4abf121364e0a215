import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { VisitsService } from './visits.service.js';
import { RecordVisitInput, RecordVisitPayload } from './visits.types.js';

@Resolver()
export class VisitsResolver {
  constructor(private readonly visits: VisitsService) {}

  @Mutation(() => RecordVisitPayload, {
    description:
      'Counts a visit by its traffic source, and a view of an open job, for the reports. Nothing that identifies the visitor is stored.',
  })
  recordVisit(
    @Ctx() context: RequestContext,
    @Arg('input', () => RecordVisitInput, { description: 'The visit or job view.' }) input: RecordVisitInput,
  ): RecordVisitPayload {
    return { counted: this.visits.count(context, input) };
  }
}
