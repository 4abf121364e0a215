import { Anchor } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import type { ApplyIntent } from './apply-intent';

/** Shows the job that the visitor is applying for, or that it has closed. */
export function ApplyIntentNotice({ job }: { job: ApplyIntent | null }) {
  if (job === null) return null;
  return (
    <Notice role="status" mb="lg" tone={job.isClosed ? 'warning' : 'info'} icon={IconBriefcase}>
      {job.isClosed ? (
        <>
          {job.title} at {job.company} has closed.{' '}
          <Anchor component={Link} to={job.path} inherit underline="always">
            See similar openings
          </Anchor>
        </>
      ) : (
        <strong>
          You are applying for {job.title} at {job.company}
        </strong>
      )}
    </Notice>
  );
}
