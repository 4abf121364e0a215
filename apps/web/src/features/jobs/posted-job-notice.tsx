import { Alert, Anchor } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths, withQuery } from '../../config/paths';

/** Leads from the emptied form to the job that was just posted. It takes the focus, which scrolls it into view. */
export function PostedJobNotice({ job }: { job: { title: string } }) {
  const link = useRef<HTMLAnchorElement>(null);
  const id = useId();
  useEffect(() => link.current?.focus(), []);
  return (
    <Alert color="teal" mb="md" icon={<IconCircleCheck aria-hidden />}>
      <span id={id}>“{job.title}” has been sent for approval.</span>{' '}
      <Anchor
        ref={link}
        component={Link}
        inherit
        underline="always"
        to={withQuery(paths.employer.myJobs, { search: job.title })}
        aria-describedby={id}
      >
        See it in My Jobs
      </Anchor>
    </Alert>
  );
}
