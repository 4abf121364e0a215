import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import { type PresentedApplication, presentApplication } from './applications.presenter.js';
import type { ApplicationsReadModel } from './applications.read-model.js';
import { Application } from './applications.types.js';
import type { JoiningsReadModel } from './joinings.read-model.js';
import type { JoiningsService } from './joinings.service.js';
import { Joining, RecordJoiningInput, RecordJoiningPayload } from './joinings.types.js';

@Resolver(() => Application)
export class JoiningsResolver {
  constructor(
    private readonly joinings: JoiningsService,
    private readonly views: JoiningsReadModel,
    private readonly applications: ApplicationsReadModel,
  ) {}

  @Requires('EMPLOYER', 'ADMIN')
  @Mutation(() => RecordJoiningPayload, {
    description:
      'Says whether a selected candidate joined; saying it again corrects it. Refusals: NOT_FOUND, INVALID_INPUT, STATUS_NOT_ALLOWED, PROFILE_INCOMPLETE.',
  })
  async recordJoining(
    @Ctx() context: RequestContext,
    @Arg('input', () => RecordJoiningInput, { description: 'The application, and what became of it.' })
    input: RecordJoiningInput,
  ): Promise<RecordJoiningPayload> {
    await this.joinings.record(context, input);
    const row = await this.applications.one(context, input.applicationId);
    return { application: presentApplication(row, context.viewer) };
  }

  @FieldResolver(() => Joining, {
    nullable: true,
    description:
      'Whether the candidate joined, as it was last said. Null until somebody has said it, and for candidates.',
  })
  joining(@Ctx() context: RequestContext, @Root() application: PresentedApplication): Promise<Joining | null> {
    return this.views.of(context, application);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer can say now that the candidate joined, or did not: once the offer is accepted or its day has come, while no change is pending.',
  })
  viewerCanRecordJoining(@Ctx() context: RequestContext, @Root() application: PresentedApplication): Promise<boolean> {
    return this.views.canBeTold(context, application);
  }
}
