import { Anchor, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openingsFor, paths } from '../../../config/paths';
import { OpenJobCard } from '../job-card/open-job-card';
import type { OpenJobCardFragment } from '../job-search/open-jobs.public.generated';
import classes from './open-job.module.css';
import type { OpenJobQuery } from './open-job.public.generated';

type Job = NonNullable<OpenJobQuery['openJob']>;

/** The maximum number of openings of one kind: one row on wide screens. */
const MAX_JOBS_PER_ROW = 3;

interface RelatedJobsProps {
  job: Pick<Job, 'city' | 'company' | 'similar' | 'sameCompany' | 'sameCity'>;
  isCandidate: boolean;
}

/** Similar jobs, other jobs of the company and jobs in the same city. Each job is shown once. */
export function RelatedJobs({ job, isCandidate }: RelatedJobsProps) {
  const shownIds = new Set<string>();
  function takeUnshown(list: readonly OpenJobCardFragment[]): OpenJobCardFragment[] {
    const others = list.filter(({ id }) => !shownIds.has(id)).slice(0, MAX_JOBS_PER_ROW);
    for (const { id } of others) shownIds.add(id);
    return others;
  }

  return (
    <>
      <JobRow title="Similar openings" jobs={takeUnshown(job.similar)} isCandidate={isCandidate} />
      <JobRow
        title={`More from ${job.company.name}`}
        jobs={takeUnshown(job.sameCompany)}
        isCandidate={isCandidate}
        more={
          <Anchor component={Link} to={openingsFor({ company: job.company.id })} rel="nofollow" fw={600}>
            All openings of {job.company.name}
          </Anchor>
        }
      />
      <JobRow
        title={`More in ${job.city}`}
        jobs={takeUnshown(job.sameCity)}
        isCandidate={isCandidate}
        more={
          <Anchor component={Link} to={openingsFor({ location: job.city })} fw={600}>
            All openings in {job.city}
          </Anchor>
        }
      />
    </>
  );
}

interface JobRowProps {
  title: string;
  jobs: readonly OpenJobCardFragment[];
  isCandidate: boolean;
  /** A link to all openings of the kind. */
  more?: ReactNode;
}

/** A row of openings with a heading. Shows nothing if there are none. */
export function JobRow({ title, jobs, isCandidate, more }: JobRowProps) {
  if (jobs.length === 0) return null;
  return (
    <section className={classes.related} data-no-print>
      <div className={classes.relatedHead}>
        <h2>{title}</h2>
        {more}
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing={{ base: 'sm', sm: 'lg' }}>
        {jobs.map((job) => (
          <OpenJobCard
            key={job.id}
            job={job}
            applyPath={isCandidate ? paths.candidate.jobs : paths.candidate.signUp}
            isCompact
          />
        ))}
      </SimpleGrid>
    </section>
  );
}
