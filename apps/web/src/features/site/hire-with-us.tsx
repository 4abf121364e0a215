import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useSession } from '../../lib/session/session';
import { FORCE_SIGN_UP } from '../../lib/session/sign-up-redirect';
import { Closing } from './closing';

/** The call to action for companies at the end of Services and About Us. */
export function HireWithUs() {
  const isEmployer = useSession()?.user.user_type === 'employer';
  return (
    <Closing
      title="Hiring for your company?"
      text="Post a job and get candidates whom we have reviewed, or tell us who you are looking for."
    >
      <Button
        component={Link}
        to={isEmployer ? paths.employer.home : paths.employer.signUp}
        state={FORCE_SIGN_UP}
        size="lg"
      >
        {isEmployer ? 'Go to your dashboard' : 'Hire with us'}
      </Button>
      <Button component={Link} to={paths.contact} size="lg" variant="default">
        Contact us
      </Button>
    </Closing>
  );
}
