import { Field, ID, InterfaceType } from 'type-graphql';
import { HiringCompany } from '../companies/hiring-company.types.js';

/** Each audience has a type of its own: fields that a public type lacks cannot leak. */
@InterfaceType({
  description:
    'A job: a Job for its employer and administrators; for everyone else an OpenJob or, once it is no longer open, a ClosedJob.',
})
export abstract class JobPosting {
  readonly __typename?: 'Job' | 'OpenJob' | 'ClosedJob';
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The job title, at most 150 characters.' }) title!: string;
  @Field(() => String, { description: 'The city of the workplace.' }) city!: string;
  @Field(() => String, { description: 'The company as the job names it.' }) companyName!: string;
  @Field(() => HiringCompany, {
    nullable: true,
    description: 'The hiring company. Null with a RECORD_MISSING error if the record is missing.',
  })
  company?: HiringCompany;
}
