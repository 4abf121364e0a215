import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openingsFor, paths } from '../../../config/paths';
import { useSession } from '../../../lib/session/session';
import { FORCE_SIGN_UP } from '../../../lib/session/sign-up-redirect';
import type { OpenJobCardFragment } from '../job-search/open-jobs.public.generated';
import { SaveJobIconButton } from '../saved-jobs/save-job-button';
import { applyLink } from './apply-link';
import { experienceFact, JobFacts, locationFact, skillsFact } from './job-facts';
import classes from './open-job-card.module.css';

interface OpenJobCardProps {
  job: OpenJobCardFragment;
  applyPath: string;
  /** True if phones show a row with only the title, company, location and experience. */
  isCompact?: boolean;
}

/** An opening in the slider, and in lists of similar openings. */
export function OpenJobCard({ job, applyPath, isCompact = false }: OpenJobCardProps) {
  return (
    <JobCard job={job} isCompact={isCompact}>
      <JobFacts facts={[skillsFact(job), experienceFact(job), locationFact(job)]} />
      <ApplyButton job={job} applyPath={applyPath} fullWidth />
    </JobCard>
  );
}

interface JobCardProps {
  job: { id: string; title: string; path: string; company: CompanyLinkProps['company'] };
  heading?: 'h2' | 'h3';
  isCompact?: boolean;
  children: ReactNode;
}

/** A card with the job's title, company and save button above its content. */
export function JobCard({ job, heading: Heading = 'h3', isCompact = false, children }: JobCardProps) {
  return (
    <article className={classes.card} data-compact={isCompact || undefined}>
      <div className={classes.head}>
        <div>
          <p className={classes.company}>
            <CompanyLink company={job.company} />
          </p>
          <Heading className={classes.title}>
            <Link to={job.path}>{job.title}</Link>
          </Heading>
        </div>
        <SaveJobIconButton job={job} />
      </div>
      {children}
    </article>
  );
}

interface CompanyLinkProps {
  /** Without an id, the name is not a link. */
  company: { id?: string; name: string };
}

/** The name of a company, linked to all its openings. */
export function CompanyLink({ company: { id, name } }: CompanyLinkProps) {
  if (!id) return name;
  return (
    <Link to={openingsFor({ company: id })} rel="nofollow" className={classes.companyLink}>
      {name}
    </Link>
  );
}

interface ApplyButtonProps {
  job: Pick<OpenJobCardFragment, 'id' | 'path' | 'title'>;
  applyPath: string;
  fullWidth?: boolean;
}

/** The Apply button of a card. Hidden from users who are logged in with a role other than candidate. */
export function ApplyButton({ job, applyPath, fullWidth = false }: ApplyButtonProps) {
  const role = useSession()?.user.user_type;
  if (role !== undefined && role !== 'candidate') return null;
  return (
    <Button
      component={Link}
      to={applyLink(job, applyPath === paths.candidate.jobs)}
      state={FORCE_SIGN_UP}
      fullWidth={fullWidth}
      aria-label={`Apply: ${job.title}`}
    >
      Apply
    </Button>
  );
}
