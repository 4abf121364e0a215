import type { ResponsibleSubject } from '@job-alert/domain/accounts/responsible-administrator';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { Company } from '../../companies/companies.types.js';
import { Job } from '../../jobs/jobs.types.js';
import { Approval } from '../approvals.types.js';

const ResponsibleSubjectEnum = graphqlEnum<ResponsibleSubject>(
  'ResponsibleSubject',
  'The kinds of records that can have a responsible administrator.',
  {
    COMPANY: 'A company. Its administrator is responsible for requests about it, its jobs and their applications.',
    JOB: 'A job. Its administrator is responsible for requests about it and its applications, before the one of the company.',
    REQUEST: 'A pending request. Its administrator comes before those of the job and the company.',
  },
);

@InputType({ description: 'The records, and the administrator who will be responsible for them.' })
export class AssignResponsibleInput {
  @Field(() => ResponsibleSubjectEnum, { description: 'The kind of the records.' }) kind!: ResponsibleSubject;
  @Field(() => [ID], { description: `The ids of the records, from 1 to ${MAX_BULK_SIZE}.` }) ids!: string[];
  @Field(() => ID, {
    nullable: true,
    description: 'The administrator: one of `responsibleAdministrators`. Null for nobody.',
  })
  responsibleId?: string | null;
}

export const AssignedRecord = createUnionType({
  name: 'AssignedRecord',
  description: 'A record with its responsible administrator.',
  types: () => [Company, Job, Approval] as const,
});

@ObjectType({ description: 'The result of `assignResponsible`.', simpleResolvers: true })
export class AssignResponsiblePayload {
  @Field(() => [AssignedRecord], {
    description: 'The records as they are now. Records that no longer exist, and decided requests, are left out.',
  })
  records!: (typeof AssignedRecord)[];
}
