import {
  type JobQuestion as Asked,
  type QuestionKind,
  SCREENING_LIMITS,
  type ScreeningQuestion as PublicQuestion,
} from '@job-alert/domain/screening';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';

const QuestionKindEnum = graphqlEnum<QuestionKind>('QuestionKind', 'How a screening question is answered.', {
  YES_NO: 'With "Yes" or "No".',
  NUMBER: `With a whole number from 0 to ${SCREENING_LIMITS.number}.`,
  ONE_OF: 'With one of its options.',
  TEXT: `With a text of at most ${SCREENING_LIMITS.answer} characters.`,
});

const TEXT = `At most ${SCREENING_LIMITS.question} characters. No two questions of a job are the same.`;
const RULED_OUT_BY = 'The options that rule a candidate out. They only mark the application.';
const MINIMUM = 'For NUMBER: a lower answer rules out.';
const MAXIMUM = 'For NUMBER: a higher answer rules out.';

@ObjectType({ description: 'What a job asks candidates when they apply.', simpleResolvers: true })
export class ScreeningQuestion implements PublicQuestion {
  @Field(() => String, { description: TEXT }) text!: string;
  @Field(() => QuestionKindEnum, { description: 'How it is answered.' }) kind!: QuestionKind;
  @Field(() => Boolean, { description: 'Whether candidates must answer it to apply.' }) isRequired!: boolean;
  @Field(() => [String], { description: 'The answers to choose from: for YES_NO and ONE_OF, otherwise empty.' })
  options!: string[];
}

@ObjectType({
  description: 'A screening question as its employer has set it. Candidates do not see what rules out.',
  simpleResolvers: true,
})
export class JobQuestion extends ScreeningQuestion implements Asked {
  @Field(() => [String], { description: RULED_OUT_BY }) ruledOutBy!: string[];
  @Field(() => Int, { nullable: true, description: MINIMUM }) minimum!: number | null;
  @Field(() => Int, { nullable: true, description: MAXIMUM }) maximum!: number | null;
}

@InputType({ description: 'A screening question for a job.' })
export class JobQuestionInput {
  @Field(() => String, { description: TEXT }) text!: string;
  @Field(() => QuestionKindEnum, { description: 'How it is answered.' }) kind!: QuestionKind;
  @Field(() => Boolean, { defaultValue: false, description: 'Whether candidates must answer it to apply.' })
  isRequired!: boolean;
  @Field(() => [String], {
    nullable: true,
    description: `For ONE_OF: 2 to ${SCREENING_LIMITS.options} different answers of at most ${SCREENING_LIMITS.option} characters.`,
  })
  options?: string[] | null;
  @Field(() => [String], {
    nullable: true,
    description: `${RULED_OUT_BY} For YES_NO, "Yes" or "No". Never all of them.`,
  })
  ruledOutBy?: string[] | null;
  @Field(() => Int, { nullable: true, description: MINIMUM }) minimum?: number | null;
  @Field(() => Int, { nullable: true, description: MAXIMUM }) maximum?: number | null;
}
