import { recommendationSchema } from '@job-alert/domain/approvals/recommendation-input';
import { Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { FormFooter } from '../../../components/form/form-footer';
import { useForm } from '../../../components/form/use-form';
import { check } from '../../../lib/forms/check';
import { RecommendationFields } from './recommendation-fields';
import { type RecommendationFragment, useRecommendApplicationMutation } from './recommendation.generated';
import { RecommendationSummary } from './recommendation-summary';

/** The recommendation of an application, which an administrator can add or correct. Renders nothing if neither exists. */
export function ApplicationRecommendation({ application }: { application: RecommendationFragment }) {
  const [isOpen, setOpen] = useState(false);
  const { recommendation, viewerCanRecommend } = application;
  if (!recommendation && !viewerCanRecommend) return null;
  return (
    <section>
      <Title order={3} fz="md" mb="xs">
        Recommendation
      </Title>
      {isOpen && viewerCanRecommend ? (
        <RecommendationForm application={application} onClose={() => setOpen(false)} />
      ) : (
        <>
          {recommendation ? <RecommendationSummary recommendation={recommendation} /> : null}
          {viewerCanRecommend ? (
            <Group mt="xs">
              <Button size="sm" variant="default" onClick={() => setOpen(true)}>
                {recommendation ? 'Correct Recommendation' : 'Recommend to the Employer'}
              </Button>
            </Group>
          ) : null}
        </>
      )}
    </section>
  );
}

function RecommendationForm({ application, onClose }: { application: RecommendationFragment; onClose: () => void }) {
  const { id, recommendation } = application;
  const [recommend] = useRecommendApplicationMutation();
  const form = useForm({
    initialValues: { text: recommendation?.text ?? '', rating: recommendation?.rating ?? 0 },
    rules: ({ text, rating }) => check(recommendationSchema, { text, rating: rating || null }),
    save: (input) =>
      recommend({ variables: { input: { applicationId: id, replacesId: recommendation?.id, ...input } } }),
    onSaved: onClose,
  });
  const text = form.getInputProps('text');
  const rating = form.getInputProps('rating');
  return (
    <form {...form.element}>
      <RecommendationFields
        value={{ text: text.value, rating: rating.value }}
        error={text.error ?? rating.error}
        onChange={(next) => {
          text.onChange(next.text);
          rating.onChange(next.rating);
        }}
      />
      <FormFooter form={form} onCancel={onClose} pendingText="Saving...">
        Save recommendation
      </FormFooter>
    </form>
  );
}
