import { DUPLICATE_REASON_LABELS, type DuplicateReason } from '@job-alert/domain/candidates/duplicates';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';

const DuplicateReasonEnum = graphqlEnum<DuplicateReason>(
  'DuplicateReason',
  'A reason why two candidates may be the same person.',
  DUPLICATE_REASON_LABELS,
);

@ObjectType({ description: 'A possible duplicate of a candidate.' })
export class PossibleDuplicate {
  candidateId!: string;
  @Field(() => [DuplicateReasonEnum], { description: 'The reasons, strongest first.' })
  reasons!: DuplicateReason[];
}
