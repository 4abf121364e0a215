import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { type PresentedApplication, presentApplication } from '../applications.presenter.js';
import type { ApplicationsReadModel } from '../applications.read-model.js';
import { Application } from '../applications.types.js';
import type { JoiningsReadModel } from './joinings.read-model.js';
import type { JoiningsService } from './joinings.service.js';
import { Joining, RecordJoiningInput, RecordJoiningPayload } from './joinings.types.js';

@Resolver(() => Application)
export class JoiningsResolver {
  constructor(
    private readonly joinings: JoiningsService,
    private readonly readModel: JoiningsReadModel,
    private readonly applications: ApplicationsReadModel,
  ) {}

  @Requires('EMPLOYER', 'ADMIN')
  @Mutation(() => RecordJoiningPayload, {
    description:
      'Records whether a selected candidate joined. A new record replaces the earlier one. Errors: NOT_FOUND, INVALID_INPUT, STATUS_NOT_ALLOWED, PROFILE_INCOMPLETE.',
  })
  async recordJoining(
    @Ctx() context: RequestContext,
    @Arg('input', () => RecordJoiningInput, { description: 'The application and the outcome.' })
    input: RecordJoiningInput,
  ): Promise<RecordJoiningPayload> {
    await this.joinings.record(context, input);
    const row = await this.applications.one(context, input.applicationId);
    return { application: presentApplication(row, context.viewer) };
  }

  @FieldResolver(() => Joining, {
    nullable: true,
    description: 'The latest record of whether the candidate joined. Null until it is recorded, and for candidates.',
  })
  joining(@Ctx() context: RequestContext, @Root() application: PresentedApplication): Promise<Joining | null> {
    return this.readModel.findForOffer(context, application);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if the viewer can record now whether the candidate joined: once the offer is accepted or the date of joining has come, while no change is pending.',
  })
  viewerCanRecordJoining(@Ctx() context: RequestContext, @Root() application: PresentedApplication): Promise<boolean> {
    return this.readModel.canBeRecorded(context, application);
  }
}
