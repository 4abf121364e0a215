import { Button } from '@mantine/core';
import { type Icon, IconBriefcase, IconMapPin, IconTools } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openingsFor, paths } from '../../config/paths';
import { useSession } from '../../lib/session/session';
import { askedToSignUp } from '../../lib/session/sign-up-arrival';
import { applyLink } from './apply-link';
import { Heart } from './heart';
import classes from './open-job-card.module.css';
import type { OpenJobCardFragment } from './open-jobs.public.generated';

interface OpenJobCardProps {
  job: OpenJobCardFragment;
  applyPath: string;
  /** On phones a row: the title, the company, the place and the experience. */
  isCompact?: boolean;
}

/** An opening as the public list shows it. */
export function OpenJobCard({ job, applyPath, isCompact = false }: OpenJobCardProps) {
  return (
    <article className={classes.card} data-compact={isCompact || undefined}>
      <CardHead job={job}>
        <h3 className={classes.title}>
          <Link to={job.path}>{job.title}</Link>
        </h3>
      </CardHead>
      <JobFacts
        facts={[
          [IconTools, 'Skills', job.preferredSkills.join(', ') || 'N/A'],
          [IconBriefcase, 'Experience', `${job.minExperience}-${job.maxExperience} years`],
          [IconMapPin, 'Location', job.city || 'Anywhere'],
        ]}
      />
      <ApplyButton job={job} applyPath={applyPath} fullWidth />
    </article>
  );
}

interface CardHeadProps {
  job: { id: string; title: string; company: CompanyLinkProps['company'] };
  /** The heading. */
  children: ReactNode;
}

/** Who is hiring for what, and the heart. */
export function CardHead({ job, children }: CardHeadProps) {
  return (
    <div className={classes.head}>
      <div>
        <p className={classes.company}>
          <CompanyLink company={job.company} />
        </p>
        {children}
      </div>
      <Heart job={job} />
    </div>
  );
}

interface CompanyLinkProps {
  /** Its openings cannot be listed without an id. */
  company: { id?: string; name: string };
}

/** The name of a company, which leads to all its openings. */
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

/** The way from a card to an application; nothing for people who are logged in with another role than a candidate's. */
export function ApplyButton({ job, applyPath, fullWidth = false }: ApplyButtonProps) {
  const role = useSession()?.user.user_type;
  if (role !== undefined && role !== 'candidate') return null;
  return (
    <Button
      component={Link}
      to={applyLink(job, applyPath === paths.candidate.jobs)}
      state={askedToSignUp}
      fullWidth={fullWidth}
      aria-label={`Apply: ${job.title}`}
    >
      Apply
    </Button>
  );
}

/** A name and a value, with the sign before them. */
export type JobFact = readonly [icon: Icon, name: string, value: string];

interface JobFactsProps {
  facts: readonly JobFact[];
  className?: string;
  /** Of the signs, in pixels. */
  size?: number;
}

/** What a card says of an opening. */
export function JobFacts({ facts, className = classes.facts, size = 18 }: JobFactsProps) {
  return (
    <dl className={className}>
      {facts.map(([Sign, name, value]) => (
        <div key={name}>
          <dt>
            <Sign size={size} aria-hidden /> {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
