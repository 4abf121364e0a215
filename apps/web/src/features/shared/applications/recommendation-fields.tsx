import { MAX_FIT } from '@job-alert/domain/approvals/recommendation-input';
import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { TextArea } from '../../../components/form/text-area';

/** A recommendation as typed. The rating is 0 before a choice. */
export interface TypedRecommendation {
  text: string;
  rating: number;
}

export const noRecommendation: TypedRecommendation = { text: '', rating: 0 };

export const isRecommending = ({ text, rating }: TypedRecommendation): boolean => text.trim() !== '' || rating > 0;

/** Returns the input of the API; null without a text and a rating. */
export const toRecommendationInput = (typed: TypedRecommendation) =>
  isRecommending(typed) ? { text: typed.text.trim(), rating: typed.rating || null } : null;

const POINTS = Array.from({ length: MAX_FIT }, (_, index) => String(index + 1));
const ALERT = { role: 'alert' };

interface RecommendationFieldsProps {
  value: TypedRecommendation;
  error?: string | null;
  onChange: (value: TypedRecommendation) => void;
}

/** The rating of fit and the reasons. */
export function RecommendationFields({ value, error, onChange }: RecommendationFieldsProps) {
  return (
    <Stack gap="sm">
      <Radio.Group
        label="Fit"
        description={`1 is poor, ${MAX_FIT} is excellent`}
        size="md"
        value={String(value.rating)}
        onChange={(rating) => onChange({ ...value, rating: Number(rating) })}
      >
        <Group gap="lg" mt={6}>
          {POINTS.map((point) => (
            <Radio key={point} value={point} label={point} />
          ))}
          {value.rating > 0 ? (
            <Button variant="subtle" size="compact-sm" onClick={() => onChange({ ...value, rating: 0 })}>
              No rating
            </Button>
          ) : null}
        </Group>
      </Radio.Group>
      <TextArea
        label="Recommendation"
        description="The employer reads it with your name. The candidate does not see it on the site."
        minRows={2}
        maxRows={8}
        maxLength={TEXT_LIMITS.recommendation}
        value={value.text}
        error={error}
        errorProps={ALERT}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
      />
    </Stack>
  );
}
