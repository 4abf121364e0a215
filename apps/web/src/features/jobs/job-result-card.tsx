import { IconBriefcase, IconBuilding, IconCurrencyRupee, IconMapPin, IconTools } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatDate } from '@job-alert/domain/calendar';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/job-labels';
import { formatRupees } from '@job-alert/domain/money';
import { Heart } from './heart';
import classes from './job-result-card.module.css';
import { ApplyButton, CompanyLink, type JobFact, JobFacts } from './open-job-card';
import type { JobResultFragment } from './open-jobs.public.generated';
import { PostedAt } from './posted-at';

/** How many looks the sign of a company can have. */
const TONES = 5;

/** Always the same for a company. */
const toneOf = (name: string): number => [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % TONES;

/** An opening in the list of all of them: what decides whether it is read. */
export function JobResultCard({ job, applyPath }: { job: JobResultFragment; applyPath: string }) {
  const { company } = job;
  const facts: readonly JobFact[] = [
    [IconBriefcase, 'Experience', `${job.minExperience}-${job.maxExperience} years`],
    [IconCurrencyRupee, 'Salary per year', `${formatRupees(job.salaryMin)} to ${formatRupees(job.salaryMax)}`],
    [IconMapPin, 'Location', job.city || 'Anywhere'],
    [IconBuilding, 'Work mode', `${WORK_MODE_LABELS[job.workMode]}, ${JOB_TYPE_LABELS[job.jobType]}`],
    [IconTools, 'Skills', job.preferredSkills.join(', ') || 'N/A'],
  ];
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <span className={classes.sign} data-tone={toneOf(company.name)} aria-hidden="true">
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
        <Heart job={job} />
      </header>
      <JobFacts facts={facts} className={classes.facts} size={16} />
      <footer className={classes.foot}>
        <p className={classes.days}>
          <PostedAt postedAt={job.postedAt} /> <span>Closes {formatDate(job.deadline)}</span>
        </p>
        <ApplyButton job={job} applyPath={applyPath} />
      </footer>
    </article>
  );
}
