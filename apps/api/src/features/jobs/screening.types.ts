import {
  type JobQuestion as Asked,
  type ScreeningQuestion as PublicQuestion,
  type QuestionKind,
  SCREENING_LIMITS,
} from '@job-alert/domain/jobs/screening';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

const QuestionKindEnum = graphqlEnum<QuestionKind>('QuestionKind', 'The kind of answer to a screening question.', {
  YES_NO: '"Yes" or "No".',
  NUMBER: `An integer from 0 to ${SCREENING_LIMITS.number}.`,
  ONE_OF: 'One of the options.',
  TEXT: `A text of at most ${SCREENING_LIMITS.answer} characters.`,
});

const TEXT = `The question, at most ${SCREENING_LIMITS.question} characters, unique within the job.`;
const RULED_OUT_BY = 'The knockout options. They only flag the application.';
const MINIMUM = 'NUMBER only: a lower answer is a knockout answer.';
const MAXIMUM = 'NUMBER only: a higher answer is a knockout answer.';

@ObjectType({ description: 'A question that candidates answer when they apply.', simpleResolvers: true })
export class ScreeningQuestion implements PublicQuestion {
  @Field(() => String, { description: TEXT }) text!: string;
  @Field(() => QuestionKindEnum, { description: 'The kind of answer.' }) kind!: QuestionKind;
  @Field(() => Boolean, { description: 'True if candidates must answer it to apply.' }) isRequired!: boolean;
  @Field(() => [String], { description: 'The options of YES_NO and ONE_OF; otherwise empty.' })
  options!: string[];
}

@ObjectType({
  description: 'A screening question as set by its employer. Candidates do not see knockout answers.',
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
  @Field(() => QuestionKindEnum, { description: 'The kind of answer.' }) kind!: QuestionKind;
  @Field(() => Boolean, { defaultValue: false, description: 'True if candidates must answer it to apply.' })
  isRequired!: boolean;
  @Field(() => [String], {
    nullable: true,
    description: `ONE_OF only: 2 to ${SCREENING_LIMITS.options} different options of at most ${SCREENING_LIMITS.option} characters.`,
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
