import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import {
  type InterviewFeedbackInput,
  interviewFeedbackSchema,
  MAX_RATING,
  RATING_LABELS,
  type RatingCriterion,
  RECOMMENDATION_LABELS,
  RECOMMENDATIONS,
  type Recommendation,
} from '@job-alert/domain/interviews/interview-feedback';
import { Group, Radio, SimpleGrid, Stack } from '@mantine/core';
import { FormFooter } from '../../../components/form/form-footer';
import { TextArea } from '../../../components/form/text-area';
import { useForm } from '../../../components/form/use-form';
import { check } from '../../../lib/forms/check';

interface FeedbackFormProps<Saved> {
  /** The feedback to change, or null. */
  feedback: InterviewFeedbackInput | null;
  save: (feedback: InterviewFeedbackInput) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
}

const CRITERIA: readonly RatingCriterion[] = ['skills', 'communication', 'attitude'];
const POINTS = Array.from({ length: MAX_RATING }, (_, index) => String(index + 1));

/** The form for interview feedback: a recommendation, three ratings and a note. */
export function FeedbackForm<Saved>({ feedback, save, onSaved, onCancel }: FeedbackFormProps<Saved>) {
  const form = useForm({
    initialValues: {
      recommendation: feedback?.recommendation ?? ('' as Recommendation | ''),
      skills: feedback?.skills ?? 0,
      communication: feedback?.communication ?? 0,
      attitude: feedback?.attitude ?? 0,
      note: feedback?.note ?? '',
    },
    rules: (values) => check(interviewFeedbackSchema, values),
    save,
    onSaved,
  });

  return (
    <form {...form.element}>
      <Stack gap="md">
        <Radio.Group
          label="Recommendation"
          description="Would you continue with the candidate?"
          size="md"
          withAsterisk
          {...form.getInputProps('recommendation')}
        >
          <Group gap="md" mt={6} mb={4}>
            {RECOMMENDATIONS.map((value) => (
              <Radio key={value} value={value} label={RECOMMENDATION_LABELS[value]} />
            ))}
          </Group>
        </Radio.Group>
        {CRITERIA.map((criterion) => {
          const { value, onChange, ...props } = form.getInputProps(criterion);
          return (
            <Radio.Group
              key={criterion}
              label={RATING_LABELS[criterion]}
              description={`1 is poor, ${MAX_RATING} is excellent`}
              size="md"
              withAsterisk
              {...props}
              value={String(value)}
              onChange={(next) => onChange(Number(next))}
            >
              <SimpleGrid cols={MAX_RATING} maw={400} spacing="xs" mt={6} mb={4}>
                {POINTS.map((point) => (
                  <Radio key={point} value={point} label={point} />
                ))}
              </SimpleGrid>
            </Radio.Group>
          );
        })}
        <TextArea
          label="Note"
          description="Visible to the company and our administrators, not to the candidate."
          minRows={3}
          maxRows={10}
          maxLength={TEXT_LIMITS.feedback}
          {...form.getInputProps('note')}
        />
        <FormFooter form={form} onCancel={onCancel} pendingText="Saving...">
          Save feedback
        </FormFooter>
      </Stack>
    </form>
  );
}
