import { formatFit, quoteRecommendation } from '@job-alert/domain/applications/recommendation';
import { formatDate } from '@job-alert/domain/india/calendar';
import { Text } from '@mantine/core';
import { StatusBadge } from '../../../components/status-badge';
import { useOperator } from '../../../lib/operator';
import type { RecommendationFragment } from './recommendation.generated';

type Written = NonNullable<RecommendationFragment['recommendation']>;

/** Marks an applicant in a list. */
export const RecommendedBadge = ({ isRecommended }: { isRecommended: boolean }) =>
  isRecommended ? <StatusBadge tone="green">Recommended</StatusBadge> : null;

/** The rating, the reasons, and the author with the consultancy. */
export function RecommendationSummary({ recommendation }: { recommendation: Written }) {
  const { text, rating, writtenByName, writtenAt } = recommendation;
  const { brandName } = useOperator();
  return (
    <>
      {rating === null ? null : <strong>{formatFit(rating)}</strong>}
      {text === null ? null : (
        <p style={{ marginBlock: 4, whiteSpace: 'pre-line' }}>{quoteRecommendation({ text, rating: null })}</p>
      )}
      <Text fz="sm" c="gray.7">
        {`${writtenByName}, ${brandName}, on ${formatDate(new Date(writtenAt))}`}
      </Text>
    </>
  );
}
