import { type QualificationLevel } from '@job-alert/domain/candidates/qualification-level';
import {
  type CandidateActivity,
  type CandidateExperience,
  type CandidateNoticePeriod,
  type CandidateOpenTo,
  type CandidateQualification,
  type CandidateWorkMode,
  MAX_PHRASE_LENGTH,
  MAX_PHRASES,
  type TermField,
} from '@job-alert/domain/search/candidate-search';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ChoiceCount } from '../../platform/facet-table.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateScalar } from '../../platform/graphql/scalars.js';
import { createConnection, PageArgs } from '../../platform/lists/page.types.js';
import type { Page } from '../../platform/lists/page.js';
import type { NoticePeriod, OpenTo } from '@job-alert/domain/jobs/job-preference-labels';
import { NoticePeriodEnum, OpenToEnum } from '../candidates/job-preferences.types.js';
import type { ResumeChoice } from './candidate-pool.rules.js';

const NOT_KNOWN = 'The candidate has not said so.';

const CandidateExperienceEnum = graphqlEnum<CandidateExperience>(
  'ExperienceChoice',
  'The experience of a candidate in whole years, from the job history.',
  {
    FRESHER: 'Less than a year.',
    YEARS_1_TO_2: 'From 1 to 2 years.',
    YEARS_3_TO_5: 'From 3 to 5 years.',
    YEARS_6_TO_10: 'From 6 to 10 years.',
    YEARS_OVER_10: 'More than 10 years.',
    UNKNOWN: NOT_KNOWN,
  },
);

const levels: Readonly<Record<QualificationLevel, string>> = {
  DOCTORATE: 'A doctorate or an MPhil.',
  POSTGRADUATE: 'A master’s degree or the like.',
  GRADUATE: 'A bachelor’s degree or the like.',
  DIPLOMA: 'A diploma or an ITI certificate.',
  TWELFTH: 'The 12th standard.',
  TENTH: 'The 10th standard.',
  OTHER: 'Another qualification.',
};

const CandidateQualificationEnum = graphqlEnum<CandidateQualification>(
  'QualificationChoice',
  'The highest qualification of a candidate.',
  { ...levels, UNKNOWN: NOT_KNOWN },
);

const CandidateActivityEnum = graphqlEnum<CandidateActivity>(
  'ActivityChoice',
  'When a candidate last used the portal.',
  {
    WEEK: 'Within 7 days.',
    MONTH: 'Within 30 days.',
    QUARTER: 'Within 91 days.',
    YEAR: 'Within 365 days.',
    OLDER: 'Longer ago.',
    UNKNOWN: 'The candidate has not logged in yet.',
  },
);

const NoticeChoiceEnum = graphqlEnum<CandidateNoticePeriod>('NoticeChoice', 'The notice period of a candidate.', {
  IMMEDIATE: 'The candidate can start at once.',
  DAYS_15: 'Up to 15 days.',
  DAYS_30: 'Up to 30 days.',
  DAYS_60: 'Up to 60 days.',
  DAYS_90: 'Up to 90 days.',
  UNKNOWN: NOT_KNOWN,
});

const OpenToChoiceEnum = graphqlEnum<CandidateOpenTo>('OpenToChoice', 'The interest of a candidate in a new job.', {
  LOOKING: 'Is looking for a job.',
  OPEN: 'Is not looking, and open to a good offer.',
  NOT_LOOKING: 'Is not looking.',
  UNKNOWN: NOT_KNOWN,
});

const WorkModeChoiceEnum = graphqlEnum<CandidateWorkMode>('WorkModeChoice', 'A work mode that a candidate wants.', {
  ONSITE: "At the company's premises.",
  REMOTE: 'From anywhere.',
  HYBRID: 'Some days on site, some elsewhere.',
  WORK_FROM_HOME: "From the employee's home.",
  UNKNOWN: NOT_KNOWN,
});

const ResumeChoiceEnum = graphqlEnum<ResumeChoice>('ResumeChoice', 'Has a resume, or has none.', {
  YES: 'There is a resume.',
  NO: 'There is no resume.',
});

const TermFieldEnum = graphqlEnum<TermField>('SearchedField', 'A part of a candidate in which words are found.', {
  TITLE: 'A job title.',
  SKILL: 'A skill.',
  QUALIFICATION: 'A qualification.',
  COMPANY: 'An employer, a university or a school.',
  PLACE: 'The city or the state.',
  RESUME: 'The text of the resume.',
});

export type CandidateSearchOrder = 'BEST_MATCH' | 'LAST_ACTIVE' | 'EXPERIENCE' | 'EXPECTED_SALARY' | 'NEWEST';

const CandidateSearchOrderEnum = graphqlEnum<CandidateSearchOrder>(
  'CandidateSearchOrder',
  'The order of found candidates. Equal ones follow by their last activity.',
  {
    BEST_MATCH: 'Candidates with the words in titles and skills first, then in qualifications, companies and resumes.',
    LAST_ACTIVE: 'The most recently active first.',
    EXPERIENCE: 'The most experienced first; unknown experience last.',
    EXPECTED_SALARY: 'The lowest expected salary first; an unknown one last.',
    NEWEST: 'The most recent sign-ups first.',
  },
);

const PHRASES = `at most ${MAX_PHRASES} entries of at most ${MAX_PHRASE_LENGTH} characters. An entry of several words needs all of them, in quotes one after another`;

@InputType({ description: 'The words and filters of a search for candidates. All must match.' })
export class CandidateSearchFilter {
  @Field(() => [String], { nullable: true, description: `All entries must be found: ${PHRASES}.` })
  allOf?: string[] | null;
  @Field(() => [String], { nullable: true, description: `One of the entries must be found: ${PHRASES}.` })
  anyOf?: string[] | null;
  @Field(() => [String], {
    nullable: true,
    description: `No entry must be found: ${PHRASES}. Other words of the same work do not count.`,
  })
  noneOf?: string[] | null;
  @Field(() => [String], { nullable: true, description: 'Only these cities, at most 20.' }) cities?: string[] | null;
  @Field(() => [CandidateExperienceEnum], { nullable: true, description: 'Only these ranges of experience.' })
  experiences?: CandidateExperience[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'At least this many years of experience, 0 to 60. Unknown experience matches.',
  })
  minExperience?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'At most this many years of experience, 0 to 60. Unknown experience matches.',
  })
  maxExperience?: number | null;
  @Field(() => [CandidateQualificationEnum], { nullable: true, description: 'Only these highest qualifications.' })
  qualifications?: CandidateQualification[] | null;
  @Field(() => [CandidateActivityEnum], { nullable: true, description: 'Only these times of the last activity.' })
  activities?: CandidateActivity[] | null;
  @Field(() => [NoticeChoiceEnum], { nullable: true, description: 'Only these notice periods.' })
  noticePeriods?: CandidateNoticePeriod[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'At most this expected salary, in whole rupees a year. An unknown one matches.',
  })
  maxExpectedSalary?: number | null;
  @Field(() => [OpenToChoiceEnum], { nullable: true, description: 'Only this interest in a new job.' })
  openTo?: CandidateOpenTo[] | null;
  @Field(() => [WorkModeChoiceEnum], { nullable: true, description: 'Only those who want one of these work modes.' })
  workModes?: CandidateWorkMode[] | null;
  @Field(() => [ResumeChoiceEnum], { nullable: true, description: 'Only with or only without a resume.' })
  resumes?: ResumeChoice[] | null;
  @Field(() => [ID], { nullable: true, description: 'Only candidates of these pools, at most 20 ids.' })
  pools?: string[] | null;
}

@ArgsType()
export class CandidateSearchArgs extends PageArgs {
  @Field(() => CandidateSearchFilter, { nullable: true, description: 'The words and filters.' })
  filter?: CandidateSearchFilter | null;
  @Field(() => CandidateSearchOrderEnum, { defaultValue: 'BEST_MATCH', description: 'The order of the candidates.' })
  orderBy!: CandidateSearchOrder;
}

@ObjectType({ description: 'An entry of the search and where it was found.', simpleResolvers: true })
class FoundPhrase {
  @Field(() => String, { description: 'The entry as it was searched.' }) text!: string;
  @Field(() => [TermFieldEnum], {
    description:
      'The parts with its words, the most relevant first. Empty if only another word of the same work was found.',
  })
  fields!: TermField[];
}

/** The facts of a candidate in a row. */
@ObjectType()
export abstract class CandidateRowFields {
  @Field(() => ID, { description: 'The id of the candidate.' }) id!: string;
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { nullable: true, description: 'The latest job title.' }) jobTitle!: string | null;
  @Field(() => String, { nullable: true, description: 'The latest employer.' }) companyName!: string | null;
  @Field(() => String, { nullable: true, description: 'The city.' }) city!: string | null;
  @Field(() => Int, { nullable: true, description: 'The experience in whole months.' }) experienceMonths!:
    | number
    | null;
  @Field(() => CandidateQualificationEnum, { description: 'The highest qualification.' })
  qualification!: CandidateQualification;
  @Field(() => Int, { nullable: true, description: 'The expected salary in whole rupees a year.' })
  expectedSalary!: number | null;
  @Field(() => NoticePeriodEnum, { nullable: true, description: 'The notice period.' })
  noticePeriod!: NoticePeriod | null;
  @Field(() => OpenToEnum, { nullable: true, description: 'The interest in a new job.' }) openTo!: OpenTo | null;
  @Field(() => DateScalar, { nullable: true, description: 'The last day with activity.' }) lastActiveOn!: string | null;
  @Field(() => Boolean, { description: 'True if there is a resume.' }) hasResume!: boolean;
}

@ObjectType({ description: 'A candidate whom a search found. Null means unknown.', simpleResolvers: true })
export class FoundCandidate extends CandidateRowFields {
  @Field(() => [FoundPhrase], { description: 'Where the entries of `allOf` and `anyOf` were found.' })
  foundIn!: FoundPhrase[];
}

const COUNT = 'The number of candidates, with all other filters applied.';

@ObjectType({ description: 'The number of candidates with a value.', simpleResolvers: true })
class CandidateCount {
  @Field(() => String, { description: 'The value to use in the filter.' }) value!: string;
  @Field(() => Int, { description: COUNT }) count!: number;
}

@ObjectType({
  description: 'The values of each filter with their numbers of candidates, with all other filters applied.',
  simpleResolvers: true,
})
export class CandidateFacets {
  @Field(() => [CandidateCount], {
    description: 'Cities: the 20 with the most candidates, most first, and those of the filter.',
  })
  cities!: ChoiceCount[];
  @Field(() => [CandidateCount], { description: 'Every `ExperienceChoice`.' }) experiences!: ChoiceCount[];
  @Field(() => [CandidateCount], { description: 'Every `QualificationChoice`.' }) qualifications!: ChoiceCount[];
  @Field(() => [CandidateCount], { description: 'Every `ActivityChoice`.' }) activities!: ChoiceCount[];
  @Field(() => [CandidateCount], { description: 'Every `NoticeChoice`.' }) noticePeriods!: ChoiceCount[];
  @Field(() => [CandidateCount], { description: 'Every `OpenToChoice`.' }) openTo!: ChoiceCount[];
  @Field(() => [CandidateCount], { description: 'Every `WorkModeChoice`.' }) workModes!: ChoiceCount[];
  @Field(() => [CandidateCount], { description: 'Every `ResumeChoice`.' }) resumes!: ChoiceCount[];
  @Field(() => [CandidateCount], { description: 'The id of every pool, in no order.' }) pools!: ChoiceCount[];
}

@ObjectType({ description: 'A word that nobody has, and the word that was searched instead.', simpleResolvers: true })
export class WordCorrection {
  @Field(() => String, { description: 'The word of the filter.' }) from!: string;
  @Field(() => String, { description: 'The word that was searched.' }) to!: string;
}

/** A page of found candidates with the facts about its search. */
export interface FoundPage extends Page<FoundCandidate> {
  facets: CandidateFacets;
  corrections: WordCorrection[];
  leftOutWords: string[];
}

export const FoundCandidateConnection = createConnection(
  FoundCandidate,
  'FoundCandidate',
  'The number of found candidates.',
);
