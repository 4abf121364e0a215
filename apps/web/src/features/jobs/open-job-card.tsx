import { Button } from '@mantine/core';
import { IconBriefcase, IconMapPin, IconTools } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { askedToSignUp } from '../../lib/session/sign-up-arrival';
import classes from './open-job-card.module.css';
import type { OpenJobCardFragment } from './open-jobs.public.generated';

/** An opening as the public list shows it. */
export function OpenJobCard({ job, applyPath }: { job: OpenJobCardFragment; applyPath: string }) {
  return (
    <article className={classes.card}>
      <p className={classes.company}>{job.company.name}</p>
      <h3 className={classes.title}>
        <Link to={job.path}>{job.title}</Link>
      </h3>
      <dl className={classes.facts}>
        <div>
          <dt>
            <IconTools size={18} aria-hidden /> Skills
          </dt>
          <dd>{job.preferredSkills.join(', ') || 'N/A'}</dd>
        </div>
        <div>
          <dt>
            <IconBriefcase size={18} aria-hidden /> Experience
          </dt>
          <dd>
            {job.minExperience}-{job.maxExperience} years
          </dd>
        </div>
        <div>
          <dt>
            <IconMapPin size={18} aria-hidden /> Location
          </dt>
          <dd>{job.city || 'Anywhere'}</dd>
        </div>
      </dl>
      <Button component={Link} to={applyPath} state={askedToSignUp} fullWidth aria-label={`Apply: ${job.title}`}>
        Apply
      </Button>
    </article>
  );
}
