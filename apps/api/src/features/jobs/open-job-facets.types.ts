import type { ExperienceBand, SalaryBand } from '@job-alert/domain/job-bands';
import type { JobType, WorkMode } from '@job-alert/domain/job-post';
import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { ExperienceBandEnum, JobTypeEnum, SalaryBandEnum, WorkModeEnum } from './job-enums.types.js';

/** A choice of a filter with the number of its jobs. */
export interface ChoiceCount<Value extends string = string> {
  value: Value;
  count: number;
}

const COUNT = 'How many open jobs have it, with all other filters applied.';

function countOf<Value extends string>(
  type: () => StringConstructor | Record<Value, Value>,
  name: string,
  description: string,
): ClassType<ChoiceCount<Value>> {
  @ObjectType(name, { description, simpleResolvers: true })
  class Count {
    @Field(type, { description: 'The choice, as the filter takes it.' }) value!: Value;
    @Field(() => Int, { description: COUNT }) count!: number;
  }
  return Count;
}

const WorkModeCount = countOf<WorkMode>(() => WorkModeEnum, 'WorkModeCount', 'The jobs with a work mode.');
const JobTypeCount = countOf<JobType>(() => JobTypeEnum, 'JobTypeCount', 'The jobs of a type.');
const ExperienceBandCount = countOf<ExperienceBand>(
  () => ExperienceBandEnum,
  'ExperienceBandCount',
  'The jobs in a band of experience.',
);
const SalaryBandCount = countOf<SalaryBand>(() => SalaryBandEnum, 'SalaryBandCount', 'The jobs in a band of salaries.');
const NameCount = countOf<string>(() => String, 'NameCount', 'The jobs of an industry or in a city.');

const MOST_FIRST = 'the 20 with the most jobs, the most first, and those that the filter names';

@ObjectType({
  description:
    'What open jobs can be narrowed by, with the number of jobs for each choice. Each list is counted with all other filters applied, not with its own.',
  simpleResolvers: true,
})
export class OpenJobFacets {
  @Field(() => [WorkModeCount], { description: 'Every work mode.' }) workModes!: ChoiceCount<WorkMode>[];
  @Field(() => [JobTypeCount], { description: 'Every type of job.' }) jobTypes!: ChoiceCount<JobType>[];
  @Field(() => [ExperienceBandCount], { description: 'Every band of experience, the least first.' })
  experienceBands!: ChoiceCount<ExperienceBand>[];
  @Field(() => [SalaryBandCount], { description: 'Every band of salaries, the lowest first.' })
  salaryBands!: ChoiceCount<SalaryBand>[];
  @Field(() => [NameCount], { description: `Industries: ${MOST_FIRST}.` }) industries!: ChoiceCount[];
  @Field(() => [NameCount], { description: `Cities: ${MOST_FIRST}.` }) cities!: ChoiceCount[];
  @Field(() => Boolean, {
    description:
      'Whether all jobs were counted. With a query that very many jobs have, or with `companyId`, `minSalary` or `postedAfter`, only the newest 1,000 are: then there are at least as many as each count says.',
  })
  isComplete!: boolean;
  @Field(() => Int, {
    description: 'How many seconds ago they were counted: 0, or with more than 1,000 open jobs up to a few minutes.',
  })
  age!: number;
}
