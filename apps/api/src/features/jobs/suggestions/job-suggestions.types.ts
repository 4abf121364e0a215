import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';

type JobSuggestionField = 'TITLE' | 'LOCATION';
const JobSuggestionFieldEnum = graphqlEnum<JobSuggestionField>(
  'JobSuggestionField',
  'The search field that suggestions are for.',
  {
    TITLE: 'The `query` of the filter: titles and skills.',
    LOCATION: 'The `location` of the filter: cities and states.',
  },
);

export type JobSuggestionKind = 'TITLE' | 'SKILL' | 'CITY' | 'STATE';
const JobSuggestionKindEnum = graphqlEnum<JobSuggestionKind>('JobSuggestionKind', 'The kind of a suggestion.', {
  TITLE: 'The title of open jobs.',
  SKILL: 'A skill that open jobs ask for.',
  CITY: 'A city that has open jobs.',
  STATE: 'A state that has open jobs.',
});

@ObjectType({ description: 'A search text that finds open jobs.', simpleResolvers: true })
export class JobSuggestion {
  @Field(() => String, { description: 'The text in its most common spelling.' }) text!: string;
  @Field(() => JobSuggestionKindEnum, { description: 'The kind of text.' }) kind!: JobSuggestionKind;
  @Field(() => Int, {
    description:
      'The minimum number of open jobs that contain its words. Related jobs are not counted, and for titles and skills only the newest jobs are.',
  })
  count!: number;
}

export const MAX_SUGGESTIONS = 20;

@ArgsType()
export class JobSuggestionsArgs {
  @Field(() => JobSuggestionFieldEnum, { description: 'The search field.' })
  field!: JobSuggestionField;
  @Field(() => String, {
    description:
      'The typed text; only its first 8 words are used. If it is empty, there are no titles and skills, and the cities with the most jobs are suggested.',
  })
  query!: string;
  @Field(() => Int, {
    defaultValue: 8,
    description: `The number of suggestions to return, from 1 to ${MAX_SUGGESTIONS}.`,
  })
  first!: number;
}
