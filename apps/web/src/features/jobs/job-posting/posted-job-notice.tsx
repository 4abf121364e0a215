import { Anchor } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import { paths, withQuery } from '../../../config/paths';

/** Links from the emptied form to the job that was just posted. The link takes the focus, which scrolls it into view. */
export function PostedJobNotice({ job }: { job: { title: string } }) {
  const link = useRef<HTMLAnchorElement>(null);
  const id = useId();
  useEffect(() => link.current?.focus(), []);
  return (
    <Notice tone="success" mb="md">
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
    </Notice>
  );
}
