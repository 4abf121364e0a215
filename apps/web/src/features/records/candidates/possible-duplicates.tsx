import { joinFullName } from '@job-alert/domain/company-profile';
import { DUPLICATE_REASON_LABELS } from '@job-alert/domain/duplicates';
import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../config/record-paths';
import type { CandidateInformationQuery } from './candidate-information.generated';
import classes from './possible-duplicates.module.css';

type Found = NonNullable<CandidateInformationQuery['candidate']>['possibleDuplicates'];

/** Who may be the same person, and what speaks for it; nothing when nobody may. */
export function PossibleDuplicates({ found }: { found: Found }) {
  if (found.length === 0) return null;
  return (
    <section className={classes.box} aria-labelledby="possible-duplicates">
      <Title order={3} id="possible-duplicates" className={classes.title}>
        Possible Duplicates
      </Title>
      <ul className={classes.list}>
        {found.map(({ reasons, candidate }) => (
          <li key={candidate.id}>
            <div>
              <Anchor component={Link} to={recordPath('CANDIDATE', candidate.id) ?? ''} fw={600}>
                {joinFullName(candidate)}
              </Anchor>{' '}
              <span className={classes.email}>{candidate.email}</span>
            </div>
            <div className={classes.reasons}>
              {reasons.map((reason) => DUPLICATE_REASON_LABELS[reason]).join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
