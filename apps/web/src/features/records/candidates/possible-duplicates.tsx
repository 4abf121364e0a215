import { DUPLICATE_REASON_LABELS } from '@job-alert/domain/candidates/duplicates';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { Anchor, Button, Group, List, Radio, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PendingButton } from '../../../components/buttons/pending-button';
import { recordPath } from '../../../config/record-paths';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { Allowed } from '../../../lib/session/allowed';
import type { CandidateInformationQuery } from './candidate-information.generated';
import { useMergeCandidatesMutation, useMergePreviewQuery } from './merge-candidates.generated';
import classes from './possible-duplicates.module.css';

type Candidate = NonNullable<CandidateInformationQuery['candidate']>;

interface PossibleDuplicatesProps {
  candidate: Candidate;
  onMerged: (keepId: string) => void;
}

const mergeable = (person: Pick<Candidate, 'id' | 'firstName' | 'lastName' | 'email'>) => ({
  id: person.id,
  name: joinFullName(person),
  email: person.email,
});

/**
 * Lists candidates who may be the same person, with the evidence and a button to merge them. Renders nothing without
 * candidates.
 */
export function PossibleDuplicates({ candidate, onMerged }: PossibleDuplicatesProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const duplicates = candidate.possibleDuplicates;
  if (duplicates.length === 0) return null;
  return (
    <section className={classes.box} aria-labelledby="possible-duplicates">
      <Title order={3} id="possible-duplicates" className={classes.title}>
        Possible Duplicates
      </Title>
      <ul className={classes.list}>
        {duplicates.map(({ reasons, candidate: other }) => (
          <li key={other.id}>
            <div>
              <Anchor component={Link} to={recordPath('CANDIDATE', other.id) ?? ''} fw={600}>
                {joinFullName(other)}
              </Anchor>{' '}
              <span className={classes.email}>{other.email}</span>
              <div className={classes.reasons}>
                {reasons.map((reason) => DUPLICATE_REASON_LABELS[reason]).join(' · ')}
              </div>
            </div>
            <Allowed to="Mutation.mergeCandidates">
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Merge with ${joinFullName(other)}`}
                aria-expanded={opened === other.id}
                onClick={({ currentTarget }) => {
                  opener.current = currentTarget;
                  setOpened(opened === other.id ? null : other.id);
                }}
              >
                Merge…
              </Button>
            </Allowed>
            {opened === other.id ? (
              <MergePanel
                both={[mergeable(candidate), mergeable(other)]}
                onClose={() => {
                  setOpened(null);
                  opener.current?.focus();
                }}
                onMerged={onMerged}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Mergeable {
  id: string;
  name: string;
  email: string;
}

interface MergePanelProps {
  /** The candidate whose details are open, and the other one. */
  both: readonly [Mergeable, Mergeable];
  onClose: () => void;
  onMerged: (keepId: string) => void;
}

/** Lets the administrator choose which of two candidates remains, and shows the server's description of the merge. */
function MergePanel({ both, onClose, onMerged }: MergePanelProps) {
  const [keepId, setKeepId] = useState(both[0].id);
  const [problem, setProblem] = useState<string | null>(null);
  const removeId = both.find(({ id }) => id !== keepId)?.id ?? '';
  const preview = useMergePreviewQuery({ variables: { keepId, removeId }, fetchPolicy: 'no-cache' });
  const effects = preview.data?.mergePreview.effects;
  const [mergeCandidates] = useMergeCandidatesMutation();
  const { isPending, run } = useAsyncAction();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);

  const merge = () =>
    run(async () => {
      setProblem(null);
      try {
        await mergeCandidates({
          variables: { keepId, removeId },
          // Removes the merged candidate from all lists.
          update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Candidate', id: removeId }) }),
        });
        onMerged(keepId);
      } catch (error) {
        setProblem(describeError(error, { fallback: 'They were not merged. Please try again.' }));
      }
    });

  return (
    <Stack ref={panel} gap="sm" className={classes.panel}>
      <Radio.Group label="Which one stays?" value={keepId} onChange={setKeepId}>
        <Stack gap={8} mt={6}>
          {both.map(({ id, name, email }) => (
            <Radio key={id} value={id} label={`${name} (${email})`} />
          ))}
        </Stack>
      </Radio.Group>
      <div aria-live="polite" className={classes.effects}>
        {effects ? (
          <List size="sm" spacing={4}>
            {effects.map((effect) => (
              <List.Item key={effect}>{effect}</List.Item>
            ))}
          </List>
        ) : (
          <Text fz="sm" c="gray.7">
            {preview.error
              ? describeError(preview.error, { fallback: 'Could not load the effects of the merge. Please try again.' })
              : 'Comparing the two profiles…'}
          </Text>
        )}
      </div>
      {problem === null ? null : (
        <Text role="alert" fz="sm" c="red.9">
          {problem}
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} aria-disabled={isPending}>
          Cancel
        </Button>
        <PendingButton isPending={isPending} pendingText="Merging..." isBlocked={!effects} onClick={() => void merge()}>
          Merge
        </PendingButton>
      </Group>
    </Stack>
  );
}
