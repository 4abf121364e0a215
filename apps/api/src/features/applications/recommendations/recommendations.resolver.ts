import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { type PresentedApplication, presentApplication } from '../applications.presenter.js';
import type { ApplicationsReadModel } from '../applications.read-model.js';
import { Application } from '../applications.types.js';
import type { RecommendationsReadModel } from './recommendations.read-model.js';
import type { RecommendationsService } from './recommendations.service.js';
import {
  ApplicationRecommendation,
  RecommendApplicationInput,
  RecommendApplicationPayload,
} from './recommendations.types.js';

@Resolver(() => Application)
export class RecommendationsResolver {
  constructor(
    private readonly recommendations: RecommendationsService,
    private readonly readModel: RecommendationsReadModel,
    private readonly applications: ApplicationsReadModel,
  ) {}

  @Requires('ADMIN')
  @Mutation(() => RecommendApplicationPayload, {
    description:
      "Adds or corrects the recommendation of an approved application, until the employer's first proposal. The employer gets no other email. Errors: NOT_FOUND, INVALID_INPUT, STATUS_NOT_ALLOWED, STALE_VERSION.",
  })
  async recommendApplication(
    @Ctx() context: RequestContext,
    @Arg('input', () => RecommendApplicationInput, { description: 'The recommendation.' })
    input: RecommendApplicationInput,
  ): Promise<RecommendApplicationPayload> {
    await this.recommendations.recommend(context, input);
    const row = await this.applications.one(context, input.applicationId);
    return { application: presentApplication(row, context.viewer) };
  }

  @FieldResolver(() => ApplicationRecommendation, {
    nullable: true,
    description:
      'The latest recommendation of an administrator to the employer. Null without one, and for candidates. Earlier versions are in `history`.',
  })
  async recommendation(
    @Ctx() context: RequestContext,
    @Root() { id, isRecommended }: PresentedApplication,
  ): Promise<ApplicationRecommendation | null> {
    return isRecommended ? ((await this.readModel.versions(context, id)).at(-1) ?? null) : null;
  }
}
