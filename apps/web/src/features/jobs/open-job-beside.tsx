import { Anchor, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openingsFor, paths } from '../../config/paths';
import classes from './open-job.module.css';
import type { OpenJobQuery } from './open-job.public.generated';
import { OpenJobCard } from './open-job-card';
import type { OpenJobCardFragment } from './open-jobs.public.generated';

type Job = NonNullable<OpenJobQuery['openJob']>;

/** Most openings of one kind: a row on wide screens. */
const A_ROW = 3;

interface OpenJobBesideProps {
  job: Pick<Job, 'city' | 'company' | 'similar' | 'sameCompany' | 'sameCity'>;
  isCandidate: boolean;
}

/** What else there is to look at beside a job: what is like it, the company's others, what is near; each opening once. */
export function OpenJobBeside({ job, isCandidate }: OpenJobBesideProps) {
  const shown = new Set<string>();
  function some(list: readonly OpenJobCardFragment[]): OpenJobCardFragment[] {
    const others = list.filter(({ id }) => !shown.has(id)).slice(0, A_ROW);
    for (const { id } of others) shown.add(id);
    return others;
  }

  return (
    <>
      <Openings title="Similar openings" jobs={some(job.similar)} isCandidate={isCandidate} />
      <Openings
        title={`More from ${job.company.name}`}
        jobs={some(job.sameCompany)}
        isCandidate={isCandidate}
        more={
          <Anchor component={Link} to={openingsFor({ company: job.company.id })} rel="nofollow" fw={600}>
            All openings of {job.company.name}
          </Anchor>
        }
      />
      <Openings
        title={`More in ${job.city}`}
        jobs={some(job.sameCity)}
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

interface OpeningsProps {
  title: string;
  jobs: readonly OpenJobCardFragment[];
  isCandidate: boolean;
  /** The way to all of them. */
  more?: ReactNode;
}

/** A row of openings under its heading; nothing when there are none. */
export function Openings({ title, jobs, isCandidate, more }: OpeningsProps) {
  if (jobs.length === 0) return null;
  return (
    <section className={classes.beside} data-no-print>
      <div className={classes.besideHead}>
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
