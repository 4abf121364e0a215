import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Drawing } from '../../../components/drawing';
import { paths, type RoleName } from '../../../config/paths';
import { FORCE_SIGN_UP } from '../../../lib/session/sign-up-redirect';
import classes from './audience-cards.module.css';
import forCandidates from './for-candidates.svg?raw';
import forEmployers from './for-employers.svg?raw';

/** The two cards of the openings page. Each links users with its role to their dashboard, and everyone else to the sign-up. */
export function AudienceCards({ role }: { role: RoleName | undefined }) {
  return (
    <div className={classes.cards}>
      <article className={classes.card}>
        <div>
          <h3>For Candidates</h3>
          <p>Create one profile, apply for the jobs that suit you and follow each application online.</p>
          <Button
            component={Link}
            to={role === 'candidate' ? paths.candidate.home : paths.candidate.signUp}
            state={FORCE_SIGN_UP}
            size="md"
            color="saffron"
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            Launch Your Career
          </Button>
        </div>
        <Drawing svg={forCandidates} className={classes.drawing} />
      </article>
      <article className={classes.card} data-strong>
        <div>
          <h3>For Employers</h3>
          <p>Post a job, review the applicants and schedule interviews in one place.</p>
          <Button
            component={Link}
            to={role === 'employer' ? paths.employer.home : paths.employer.signUp}
            state={FORCE_SIGN_UP}
            size="md"
            variant="white"
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            Start Hiring Today
          </Button>
        </div>
        <Drawing svg={forEmployers} className={classes.drawing} />
      </article>
    </div>
  );
}
