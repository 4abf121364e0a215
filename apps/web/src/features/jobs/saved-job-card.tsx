import { addDays, formatDate, todayInIndia } from '@job-alert/domain/india/calendar';
import { Button } from '@mantine/core';
import { IconCalendarDue, IconHeart } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../components/status-badge';
import { paths } from '../../config/paths';
import { experienceFact, type JobFact, JobFacts, locationFact, salaryFact } from './job-facts';
import { JobCard } from './open-job-card';
import classes from './saved-job-card.module.css';
import type { SavedJobCardFragment } from './saved-jobs.generated';

/** So many days before its deadline a job is said to close soon. */
const SOON = 3;

function closing(deadline: string): string | null {
  const today = todayInIndia(new Date());
  if (deadline > addDays(today, SOON)) return null;
  if (deadline <= today) return 'Closes today';
  return deadline === addDays(today, 1) ? 'Closes tomorrow' : 'Closes soon';
}

/** A saved job: what it is, until when it can be applied for, or that it has closed. */
export function SavedJobCard({ saved: { job, savedAt } }: { saved: SavedJobCardFragment }) {
  const open = 'path' in job ? job : null;
  const path = open?.path ?? `${paths.openings}/${job.id}`;
  const soon = open ? closing(open.deadline) : null;
  const facts: JobFact[] = open
    ? [
        locationFact(job),
        experienceFact(open),
        salaryFact(open),
        [IconCalendarDue, 'Closes', formatDate(open.deadline)],
      ]
    : [locationFact(job), [IconHeart, 'Saved', formatDate(new Date(savedAt))]];

  return (
    <JobCard job={{ ...job, path, company: { name: job.companyName } }} heading="h2">
      {open ? null : (
        <p className={classes.mark}>
          <StatusBadge tone="grey">Closed</StatusBadge>
        </p>
      )}
      {soon ? (
        <p className={classes.mark}>
          <StatusBadge tone="amber">{soon}</StatusBadge>
        </p>
      ) : null}
      <JobFacts facts={facts} />
      <Button component={Link} to={path} variant={open ? 'filled' : 'default'} fullWidth>
        {open ? 'See the job' : 'See similar openings'}
      </Button>
    </JobCard>
  );
}
