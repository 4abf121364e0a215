import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../../components/page-meta';
import { EmptyState } from '../../../components/states';
import { paths } from '../../../config/paths';
import { usePageStatus } from '../../../lib/page-status';
import { clearApplyIntent, useStoredApplyIntent } from '../../../lib/session/apply-intent';
import type { ClosedJobQuery } from './closed-job.public.generated';
import classes from './open-job.module.css';
import { JobRow } from './related-jobs';

type ClosedJob = NonNullable<ClosedJobQuery['closedJob']>;

const openingsButton = (
  <Button component={Link} to={paths.openings}>
    See current openings
  </Button>
);

/** A job that was public and has closed, with similar openings. Sets status 410. */
export function JobClosed({ job, isCandidate }: { job: ClosedJob; isCandidate: boolean }) {
  usePageStatus(410);
  const hasIntent = useStoredApplyIntent()?.id === job.id;
  const [hadIntent, setHadIntent] = useState(false);
  useEffect(() => {
    if (!hasIntent) return;
    setHadIntent(true);
    clearApplyIntent();
  }, [hasIntent]);
  return (
    <article className={classes.job}>
      <PageMeta title={`Closed: ${job.title}, ${job.city}`} />
      <header className={classes.head}>
        <p className={classes.company}>This opening is no longer available.</p>
        <h1 className={classes.title}>{job.title}</h1>
        <p className={classes.place}>{job.city}</p>
        {hadIntent ? (
          <p role="status" className={classes.closed}>
            It has closed since you started to apply. {job.similar.length > 0 ? 'These openings are similar.' : ''}
          </p>
        ) : null}
        <p className={classes.closed}>It may have been filled, or the application deadline has passed.</p>
        {openingsButton}
      </header>
      <JobRow title="Similar openings" jobs={job.similar} isCandidate={isCandidate} />
    </article>
  );
}

/** Shown if there has never been a public job at this URL. Sets status 404. */
export function JobNotFound() {
  usePageStatus(404);
  return (
    <>
      <PageMeta title="Opening not found" />
      <EmptyState
        text="This opening doesn’t exist."
        hint="The link may be wrong. All current openings are on one page."
        action={openingsButton}
      />
    </>
  );
}
