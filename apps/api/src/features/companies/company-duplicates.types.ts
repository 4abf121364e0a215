import { COMPANY_DUPLICATE_REASON_LABELS, type CompanyDuplicateReason } from '@job-alert/domain/company-duplicates';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';

export const CompanyDuplicateReasonEnum = graphqlEnum<CompanyDuplicateReason>(
  'CompanyDuplicateReason',
  'Why two companies may be one.',
  COMPANY_DUPLICATE_REASON_LABELS,
);

@ObjectType({ description: 'Another company that may be the same.' })
export class PossibleCompanyDuplicate {
  /** Where the edge leads to. */
  companyId!: string;
  @Field(() => [CompanyDuplicateReasonEnum], { description: 'What is the same, the strongest reason first.' })
  reasons!: CompanyDuplicateReason[];
}
