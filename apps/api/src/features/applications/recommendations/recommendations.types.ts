import { MAX_FIT } from '@job-alert/domain/approvals/recommendation-input';
import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { Application } from '../applications.types.js';

@ObjectType({
  description: "An administrator's recommendation of a candidate to the employer. It has a text, a rating, or both.",
  simpleResolvers: true,
})
export class ApplicationRecommendation {
  @Field(() => ID, { description: 'The id of this version. Send it back with a correction.' }) id!: string;
  @Field(() => String, { nullable: true, description: 'The reasons.' }) text!: string | null;
  @Field(() => Int, { nullable: true, description: `The rating of fit, from 1 to ${MAX_FIT}.` }) rating!: number | null;
  @Field(() => String, { description: 'The name of the administrator who wrote this version.' }) writtenByName!: string;
  @Field(() => DateTimeScalar, { description: 'When this version was written.' }) writtenAt!: Date;
}

@InputType({ description: 'A recommendation. It needs a text or a rating.' })
export class RecommendationInput {
  @Field(() => String, {
    nullable: true,
    description: `The reasons, at most ${TEXT_LIMITS.recommendation} characters. The employer reads them; candidates do not see them on the site.`,
  })
  text?: string | null;
  @Field(() => Int, { nullable: true, description: `The rating of fit, from 1 to ${MAX_FIT}.` }) rating?: number | null;
}

@InputType({
  description: 'The recommendation of an application. It replaces the earlier one, which stays in the history.',
})
export class RecommendApplicationInput extends RecommendationInput {
  @Field(() => ID, { description: "The application's id." }) applicationId!: string;
  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the recommendation that you read; null for the first. If it has changed since, the call fails with STALE_VERSION.',
  })
  replacesId?: string | null;
}

@ObjectType({ description: 'The result of `recommendApplication`.', simpleResolvers: true })
export class RecommendApplicationPayload {
  @Field(() => Application, { description: 'The application after the change.' }) application!: Application;
}
