import { DUPLICATE_REASON_LABELS, type DuplicateReason } from '@job-alert/domain/duplicates';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';

export const DuplicateReasonEnum = graphqlEnum<DuplicateReason>(
  'DuplicateReason',
  'Why two candidates may be one person.',
  DUPLICATE_REASON_LABELS,
);

@ObjectType({ description: 'Another candidate who may be the same person.' })
export class PossibleDuplicate {
  /** Whom the edge leads to. */
  candidateId!: string;
  @Field(() => [DuplicateReasonEnum], { description: 'What is the same, the strongest reason first.' })
  reasons!: DuplicateReason[];
}
