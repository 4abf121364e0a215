import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  allowsFeedback,
} from '@job-alert/domain/applications/application-status';
import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { TextArea } from '../../components/form/text-area';
import { pluralizeCount } from '../../components/list/pluralize-count';
import { useDialog } from '../../components/list/use-dialog';
import type { ListSelection } from '../../components/list/use-selection';
import type { BannerState } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { formatNames } from '../../lib/format/format-names';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { candidateName } from '../shared/people/candidate-name';
import { BULK_STEPS, eligibleFor, groupExcluded } from './applicant-draft';
import { type ApplicantFragment, useProposeStatusesMutation } from './applicants.generated';

interface ProposeSelectedProps {
  selection: ListSelection<ApplicantFragment>;
  banner: BannerState;
}

/** Proposes one step for the selected applicants, after a confirmation that lists the excluded ones. */
export function ProposeSelected({ selection, banner }: ProposeSelectedProps) {
  const dialog = useDialog<readonly ApplicantFragment[]>();
  const [step, setStep] = useState<ApplicationStatus | null>(null);
  const [feedback, setFeedback] = useState('');
  const [propose] = useProposeStatusesMutation();
  const selected = selection.rows;
  const eligible = dialog.subject ?? [];
  const chosenRows = step ? eligibleFor(eligible, step) : [];

  function close() {
    setStep(null);
    setFeedback('');
    dialog.close();
  }

  async function send() {
    if (!step) return;
    const words = allowsFeedback(step) ? { feedback: feedback.trim() || null } : {};
    const proposals = chosenRows.map(({ id }) => ({ id, status: step, ...words }));
    banner.clear();
    try {
      const { data } = await propose({ variables: { input: { proposals } } });
      const results = data?.proposeApplicationStatuses.results ?? [];
      const failed = results.filter(({ application }) => application === null);
      const done = `${pluralizeCount(results.length - failed.length, 'proposals')} submitted.`;
      // Only rows with errors remain selected.
      selection.retain(new Set(failed.map(({ applicationId }) => applicationId)));
      if (failed.length === 0) return banner.show('success', done);
      const errors = failed.map(({ applicationId, message }) => `${nameOf(eligible, applicationId)}: ${message}`);
      banner.show('warning', [done, ...errors].join(' '));
    } catch (error) {
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongStop }));
    }
  }

  return (
    <>
      <Button
        size="sm"
        variant="default"
        aria-disabled={selected.length === 0}
        onClick={() => {
          if (selected.length > 0) dialog.open(selected);
        }}
      >
        Propose for Selected ({selected.length})
      </Button>
      <ConfirmDialog
        opened={dialog.opened}
        title={`Propose a step for ${pluralizeCount(eligible.length, 'applicants')}`}
        confirmLabel={step ? `Propose for ${pluralizeCount(chosenRows.length, 'applicants')}` : 'Propose'}
        pendingLabel="Proposing..."
        isBlocked={chosenRows.length === 0}
        isTopAligned
        onClose={close}
        onConfirm={send}
      >
        <Text fw={600} mb="md">
          {formatNames(
            (step ? chosenRows : eligible).map(({ id, candidate }) => ({ id, name: candidateName(candidate) })),
          )}
        </Text>
        <StepFields applicants={eligible} step={step} onStep={setStep} feedback={feedback} onFeedback={setFeedback} />
      </ConfirmDialog>
    </>
  );
}

interface StepFieldsProps {
  applicants: readonly ApplicantFragment[];
  step: ApplicationStatus | null;
  onStep: (step: ApplicationStatus | null) => void;
  feedback: string;
  onFeedback: (feedback: string) => void;
}

function StepFields({ applicants, step, onStep, feedback, onFeedback }: StepFieldsProps) {
  useUnsavedChanges(feedback.trim() !== '');
  return (
    <Stack gap="md">
      <Radio.Group
        label="Next step"
        description="Interviews are scheduled with each applicant separately."
        value={step ?? ''}
        onChange={(value) => onStep(BULK_STEPS.find((one) => one === value) ?? null)}
      >
        <Stack gap={10} mt={10}>
          {BULK_STEPS.map((one) => {
            const possible = eligibleFor(applicants, one).length;
            return (
              <Radio
                key={one}
                value={one}
                disabled={possible === 0}
                label={APPLICATION_STATUS_LABELS[one]}
                description={
                  possible < applicants.length ? `Possible for ${possible} of ${applicants.length}` : undefined
                }
              />
            );
          })}
        </Stack>
      </Radio.Group>
      {step && allowsFeedback(step) ? (
        <TextArea
          label="Feedback (optional)"
          description="Every candidate gets the same text once the proposal is approved."
          minRows={2}
          maxRows={8}
          maxLength={TEXT_LIMITS.feedback}
          value={feedback}
          onChange={(event) => onFeedback(event.currentTarget.value)}
        />
      ) : null}
      {step
        ? groupExcluded(applicants, step).map(({ reason, rows }) => (
            <Text key={reason} fz="sm">
              Left out: {rows.map(({ candidate }) => candidateName(candidate)).join(', ')}. {reason}
            </Text>
          ))
        : null}
    </Stack>
  );
}

function nameOf(rows: readonly ApplicantFragment[], id: string): string {
  const row = rows.find((one) => one.id === id);
  return row ? candidateName(row.candidate) : id;
}
