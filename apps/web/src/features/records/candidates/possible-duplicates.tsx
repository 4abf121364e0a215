import { DUPLICATE_REASON_LABELS } from '@job-alert/domain/candidates/duplicates';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { Anchor, Button, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../config/record-paths';
import type { CandidateInformationQuery } from './candidate-information.generated';
import { MergePanel } from './merge-panel';
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
