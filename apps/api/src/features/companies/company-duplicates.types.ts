import {
  COMPANY_DUPLICATE_REASON_LABELS,
  type CompanyDuplicateReason,
} from '@job-alert/domain/companies/company-duplicates';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

const CompanyDuplicateReasonEnum = graphqlEnum<CompanyDuplicateReason>(
  'CompanyDuplicateReason',
  'A reason why two companies may be duplicates.',
  COMPANY_DUPLICATE_REASON_LABELS,
);

@ObjectType({ description: 'A possible duplicate of a company.' })
export class PossibleCompanyDuplicate {
  companyId!: string;
  @Field(() => [CompanyDuplicateReasonEnum], { description: 'The reasons, strongest first.' })
  reasons!: CompanyDuplicateReason[];
}
