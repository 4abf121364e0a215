import { IconBriefcase, IconCurrencyRupee, IconMapPin, IconSchool, IconTools } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatRupees } from '@job-alert/domain/money';
import { matchInWords } from '@job-alert/domain/skill-match';
import { BusyButton } from '../../components/busy-button';
import { StatusBadge } from '../../components/status-badge';
import { useSending } from '../../lib/forms/use-sending';
import { type ApplyButton, applyLabel } from './apply-state';
import type { ExplorerJobFragment } from './explorer.generated';
import classes from './explorer.module.css';
import { CardHead, JobFacts } from './open-job-card';
import card from './open-job-card.module.css';

interface ExplorerCardProps {
  job: ExplorerJobFragment;
  button: ApplyButton;
  onApply: () => Promise<void>;
}

/** An opening as the candidate sees it, with its one button. */
export function ExplorerCard({ job, button, onApply }: ExplorerCardProps) {
  const { busy, send } = useSending();
  const label = applyLabel(button);

  return (
    <article className={card.card}>
      <CardHead job={job}>
        <h2 className={card.title}>
          <Link to={job.path}>{job.title}</Link>
        </h2>
      </CardHead>
      {job.match && job.match.fitting > 0 ? (
        <div className={classes.match}>
          <StatusBadge tone="grey">{matchInWords(job.match)}</StatusBadge>
        </div>
      ) : null}
      <p className={classes.description}>{job.description}</p>
      <JobFacts
        facts={[
          [IconMapPin, 'Location', job.city || 'Anywhere'],
          [IconBriefcase, 'Experience', `${job.minExperience}-${job.maxExperience} years`],
          [IconCurrencyRupee, 'Salary', `${formatRupees(job.salaryMin)}-${formatRupees(job.salaryMax)}`],
          [IconTools, 'Skills', job.preferredSkills.join(', ') || 'N/A'],
          [IconSchool, 'Qualification', job.minimumQualification],
        ]}
      />
      <BusyButton
        fullWidth
        className={classes.action}
        disabled={button.kind !== 'OPEN'}
        busy={busy}
        busyText="Applying..."
        onClick={() => void send(onApply)}
        aria-label={`${busy ? 'Applying...' : label}: ${job.title}`}
      >
        {label}
      </BusyButton>
    </article>
  );
}
