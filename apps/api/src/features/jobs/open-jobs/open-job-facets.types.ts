import type { ExperienceBand, SalaryBand } from '@job-alert/domain/jobs/job-bands';
import type { JobType, WorkMode } from '@job-alert/domain/jobs/job-labels';
import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { ChoiceCount } from '../../../platform/facet-table.js';
import { ExperienceBandEnum, JobTypeEnum, SalaryBandEnum } from '../job-enums.types.js';
import { WorkModeEnum } from '../../candidates/job-preferences.types.js';

const COUNT = 'The number of matching open jobs, with all other filters applied.';

function facetCountType<Value extends string>(
  type: () => StringConstructor | Record<Value, Value>,
  name: string,
  description: string,
): ClassType<ChoiceCount<Value>> {
  @ObjectType(name, { description, simpleResolvers: true })
  class Count {
    @Field(type, { description: 'The value to use in the filter.' }) value!: Value;
    @Field(() => Int, { description: COUNT }) count!: number;
  }
  return Count;
}

const WorkModeCount = facetCountType<WorkMode>(
  () => WorkModeEnum,
  'WorkModeCount',
  'The number of jobs with a work mode.',
);
const JobTypeCount = facetCountType<JobType>(() => JobTypeEnum, 'JobTypeCount', 'The number of jobs of a type.');
const ExperienceBandCount = facetCountType<ExperienceBand>(
  () => ExperienceBandEnum,
  'ExperienceBandCount',
  'The number of jobs in an experience band.',
);
const SalaryBandCount = facetCountType<SalaryBand>(
  () => SalaryBandEnum,
  'SalaryBandCount',
  'The number of jobs in a salary band.',
);
const NameCount = facetCountType<string>(() => String, 'NameCount', 'The number of jobs in an industry or a city.');

const TOP_VALUES = '20 with the most jobs, most first, and those of the filter';

@ObjectType({
  description:
    'The facets of open jobs, with the number of jobs for each value. Each facet is counted with all other filters applied, but not its own.',
  simpleResolvers: true,
})
export class OpenJobFacets {
  @Field(() => [WorkModeCount], { description: 'All work modes.' }) workModes!: ChoiceCount<WorkMode>[];
  @Field(() => [JobTypeCount], { description: 'All job types.' }) jobTypes!: ChoiceCount<JobType>[];
  @Field(() => [ExperienceBandCount], { description: 'All experience bands, lowest first.' })
  experienceBands!: ChoiceCount<ExperienceBand>[];
  @Field(() => [SalaryBandCount], { description: 'All salary bands, lowest first.' })
  salaryBands!: ChoiceCount<SalaryBand>[];
  @Field(() => [NameCount], { description: `Industries: the ${TOP_VALUES}.` }) industries!: ChoiceCount[];
  @Field(() => [NameCount], { description: `Cities: the ${TOP_VALUES}.` }) cities!: ChoiceCount[];
  @Field(() => Boolean, {
    description:
      'True if all jobs were counted. For a query that matches very many jobs, or with `companyId`, `minSalary` or `postedAfter`, only the newest 1,000 are counted, and each count is a minimum.',
  })
  isComplete!: boolean;
  @Field(() => Int, {
    description: 'The age of the counts in seconds: 0, or up to a few minutes with more than 1,000 open jobs.',
  })
  age!: number;
}
