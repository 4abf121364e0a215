import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';

export type JobSuggestionField = 'TITLE' | 'LOCATION';
export const JobSuggestionFieldEnum = graphqlEnum<JobSuggestionField>(
  'JobSuggestionField',
  'The field of the search that suggestions are for.',
  {
    TITLE: 'The `query` of the filter: titles and skills.',
    LOCATION: 'The `location` of the filter: cities and states.',
  },
);

export type JobSuggestionKind = 'TITLE' | 'SKILL' | 'CITY' | 'STATE';
export const JobSuggestionKindEnum = graphqlEnum<JobSuggestionKind>('JobSuggestionKind', 'What a suggestion is.', {
  TITLE: 'The title of open jobs.',
  SKILL: 'A skill that open jobs ask for.',
  CITY: 'A city that has open jobs.',
  STATE: 'A state that has open jobs.',
});

@ObjectType({ description: 'A text that finds open jobs.', simpleResolvers: true })
export class JobSuggestion {
  @Field(() => String, { description: 'The text, as most jobs write it.' }) text!: string;
  @Field(() => JobSuggestionKindEnum, { description: 'What the text is.' }) kind!: JobSuggestionKind;
  @Field(() => Int, {
    description:
      'How many open jobs have its words, at least: related jobs are not counted, and of titles and skills only the newest.',
  })
  count!: number;
}

export const MAX_SUGGESTIONS = 20;

@ArgsType()
export class JobSuggestionsArgs {
  @Field(() => JobSuggestionFieldEnum, { description: 'The field that is being filled in.' })
  field!: JobSuggestionField;
  @Field(() => String, {
    description:
      'What has been typed, of which the first 8 words count. Without a word there are no titles and skills, and the cities with the most jobs.',
  })
  query!: string;
  @Field(() => Int, { defaultValue: 8, description: `How many suggestions to return, from 1 to ${MAX_SUGGESTIONS}.` })
  first!: number;
}
