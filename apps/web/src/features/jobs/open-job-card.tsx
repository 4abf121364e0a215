import { Button } from '@mantine/core';
import { type Icon, IconBriefcase, IconMapPin, IconTools } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { askedToSignUp } from '../../lib/session/sign-up-arrival';
import { applyLink } from './apply-link';
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
      <JobFacts
        facts={[
          [IconTools, 'Skills', job.preferredSkills.join(', ') || 'N/A'],
          [IconBriefcase, 'Experience', `${job.minExperience}-${job.maxExperience} years`],
          [IconMapPin, 'Location', job.city || 'Anywhere'],
        ]}
      />
      <Button
        component={Link}
        to={applyLink(job, applyPath === paths.candidate.jobs)}
        state={askedToSignUp}
        fullWidth
        aria-label={`Apply: ${job.title}`}
      >
        Apply
      </Button>
    </article>
  );
}

/** What a card says of an opening, each with its sign. */
export function JobFacts({ facts }: { facts: readonly (readonly [icon: Icon, name: string, value: string])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([Sign, name, value]) => (
        <div key={name}>
          <dt>
            <Sign size={18} aria-hidden /> {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
