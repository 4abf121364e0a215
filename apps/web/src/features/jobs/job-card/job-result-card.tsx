import { formatDate } from '@job-alert/domain/india/calendar';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { IconBuilding } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JobResultFragment } from '../job-search/open-jobs.public.generated';
import { SaveJobIconButton } from '../saved-jobs/save-job-button';
import { experienceFact, type JobFact, JobFacts, locationFact, salaryFact, skillsFact } from './job-facts';
import classes from './job-result-card.module.css';
import { CompanyLink } from './open-job-card';
import { PostedAt } from './posted-at';

/** The number of colors of a company's initial. */
const TONE_COUNT = 5;

/** Returns the color of a company's initial. The same name always has the same color. */
const companyTone = (name: string): number =>
  [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % TONE_COUNT;

export const workModeFact = ({ workMode, jobType }: JobResultFragment): JobFact => [
  IconBuilding,
  'Work mode',
  `${WORK_MODE_LABELS[workMode]}, ${JOB_TYPE_LABELS[jobType]}`,
];

const publicFacts = (job: JobResultFragment): JobFact[] => [
  experienceFact(job),
  salaryFact(job),
  locationFact(job),
  workModeFact(job),
  skillsFact(job),
];

interface JobResultCardProps {
  job: JobResultFragment;
  facts?: readonly JobFact[];
  action: ReactNode;
  /** The content between the heading and the facts. */
  children?: ReactNode;
}

export function JobResultCard({ job, facts = publicFacts(job), action, children }: JobResultCardProps) {
  const { company } = job;
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <span className={classes.initial} data-tone={companyTone(company.name)} aria-hidden="true">
          {[...company.name.trim()][0]?.toUpperCase()}
        </span>
        <div>
          <h3 className={classes.title}>
            <Link to={job.path}>{job.title}</Link>
          </h3>
          <p className={classes.company}>
            <CompanyLink company={company} />
          </p>
        </div>
        <SaveJobIconButton job={job} />
      </header>
      {children}
      <JobFacts facts={facts} className={classes.facts} size={16} />
      <footer className={classes.foot}>
        <p className={classes.dates}>
          <PostedAt postedAt={job.postedAt} /> <span>Closes {formatDate(job.deadline)}</span>
        </p>
        {action}
      </footer>
    </article>
  );
}
