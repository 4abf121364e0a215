import { addDays, formatDate, todayInIndia } from '@job-alert/domain/india/calendar';
import { Button } from '@mantine/core';
import { IconCalendarDue, IconHeart } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/status-badge';
import { paths } from '../../../config/paths';
import { experienceFact, type JobFact, JobFacts, locationFact, salaryFact } from '../job-card/job-facts';
import { JobCard } from '../job-card/open-job-card';
import classes from './saved-job-card.module.css';
import type { SavedJobCardFragment } from './saved-jobs.generated';

/** The number of days before its deadline from which a job is labelled as closing soon. */
const CLOSING_SOON_DAYS = 3;

function closingLabel(deadline: string): string | null {
  const today = todayInIndia(new Date());
  if (deadline > addDays(today, CLOSING_SOON_DAYS)) return null;
  if (deadline <= today) return 'Closes today';
  return deadline === addDays(today, 1) ? 'Closes tomorrow' : 'Closes soon';
}

/** A saved job with its deadline, or with a badge if it has closed. */
export function SavedJobCard({ saved: { job, savedAt } }: { saved: SavedJobCardFragment }) {
  const openJob = 'path' in job ? job : null;
  const path = openJob?.path ?? `${paths.openings}/${job.id}`;
  const closing = openJob ? closingLabel(openJob.deadline) : null;
  const facts: JobFact[] = openJob
    ? [
        locationFact(job),
        experienceFact(openJob),
        salaryFact(openJob),
        [IconCalendarDue, 'Closes', formatDate(openJob.deadline)],
      ]
    : [locationFact(job), [IconHeart, 'Saved', formatDate(new Date(savedAt))]];

  return (
    <JobCard job={{ ...job, path, company: { name: job.companyName } }} heading="h2">
      {openJob ? null : (
        <p className={classes.badge}>
          <StatusBadge tone="grey">Closed</StatusBadge>
        </p>
      )}
      {closing ? (
        <p className={classes.badge}>
          <StatusBadge tone="amber">{closing}</StatusBadge>
        </p>
      ) : null}
      <JobFacts facts={facts} />
      <Button component={Link} to={path} variant={openJob ? 'filled' : 'default'} fullWidth>
        {openJob ? 'See the job' : 'See similar openings'}
      </Button>
    </JobCard>
  );
}
