import { formatDate } from '@job-alert/domain/india/calendar';
import { listFlaggedTerms } from '@job-alert/domain/jobs/flagged-terms';
import { Anchor, Menu } from '@mantine/core';
import {
  IconCalendarPlus,
  IconChevronDown,
  IconCopy,
  IconEye,
  IconFileDiff,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PlainButton } from '../../../components/buttons/plain-button';
import type { Column } from '../../../components/table/data-table';
import { RowMenu } from '../../../components/table/row-menu';
import { paths, withQuery } from '../../../config/paths';
import { formatNumber } from '../../../lib/format/format';
import { RejectionSummary } from '../../shared/history/rejection-summary';
import { JobStatusBadge, jobStatusNote } from '../../shared/jobs/job-status';
import type { MyJobFragment } from './my-jobs.generated';
import classes from './my-jobs-columns.module.css';

export type JobAction = 'view' | 'edit' | 'correct' | 'extend' | 'copy' | 'deactivate' | 'activate';

type OnAction = (action: JobAction, job: MyJobFragment) => void;

export function myJobsColumns(onAction: OnAction): Column<MyJobFragment>[] {
  return [
    { key: 'title', header: 'Job Title', isHeading: true, cell: (job) => <strong>{job.title}</strong> },
    {
      key: 'posted',
      header: 'Posted On',
      sort: { ascending: 'oldest', descending: 'latest', latestFirst: true },
      cell: (job) => formatDate(new Date(job.postedAt)),
    },
    { key: 'deadline', header: 'Application Deadline', cell: (job) => formatDate(job.deadline) },
    { key: 'openings', header: 'No of Openings', align: 'right', cell: (job) => formatNumber(job.openings) },
    { key: 'applicants', header: 'Total Applicants', align: 'right', cell: (job) => <Applicants job={job} /> },
    { key: 'status', header: 'Status', cell: (job) => <JobStatus job={job} onAction={onAction} /> },
    { key: 'action', header: 'Action', cell: (job) => <JobActions job={job} onAction={onAction} /> },
  ];
}

function Applicants({ job }: { job: MyJobFragment }) {
  if (job.applicantCount === 0) return '0';
  return (
    <Anchor
      component={Link}
      fw={650}
      to={withQuery(paths.employer.applicants, { job: job.id })}
      aria-label={`${job.applicantCount} applicants of ${job.title}`}
    >
      {formatNumber(job.applicantCount)}
    </Anchor>
  );
}

/** The job's status, next to Active or Inactive as set by the employer. */
function JobStatus({ job, onAction }: { job: MyJobFragment; onAction: OnAction }) {
  const note = job.takenDownAt ? 'Taken down by an administrator' : jobStatusNote(job);
  return (
    <div className={classes.status}>
      <div className={classes.badges}>
        <JobStatusBadge status={job.jobStatus} />
        <span className={classes.activity}>{job.isActive ? 'Active' : 'Inactive'}</span>
      </div>
      {note ? <p className={classes.note}>{note}</p> : null}
      {job.jobStatus === 'CLOSED' ? (
        <PlainButton
          variant="light"
          icon={<IconCalendarPlus size={16} aria-hidden />}
          aria-label={`Extend deadline of ${job.title}`}
          onClick={() => onAction('extend', job)}
        >
          Extend deadline
        </PlainButton>
      ) : null}
      {job.approvalState === 'PENDING' && job.flaggedTerms.length > 0 ? (
        <div className={classes.flaggedTerms}>Flagged terms: {listFlaggedTerms(job.flaggedTerms)}</div>
      ) : null}
      <RejectionSummary reason={job.approval?.reason} note={job.approval?.note} brief />
      <RejectionSummary reason={null} note={job.takenDownNote} brief />
    </div>
  );
}

function JobActions({ job, onAction }: { job: MyJobFragment; onAction: OnAction }) {
  return (
    <RowMenu
      button={(props) => (
        <PlainButton
          {...props}
          size="sm"
          trailingIcon={<IconChevronDown size={16} aria-hidden />}
          aria-label={`Actions for ${job.title}`}
        >
          Actions
        </PlainButton>
      )}
    >
      <Menu.Item leftSection={<IconEye size={18} aria-hidden />} onClick={() => onAction('view', job)}>
        View
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onAction('edit', job)}>
        Edit
      </Menu.Item>
      <Menu.Item leftSection={<IconFileDiff size={18} aria-hidden />} onClick={() => onAction('correct', job)}>
        Correct
      </Menu.Item>
      <Menu.Item leftSection={<IconCalendarPlus size={18} aria-hidden />} onClick={() => onAction('extend', job)}>
        Extend deadline
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPlayerPause size={18} aria-hidden />}
        disabled={!job.isActive}
        onClick={() => onAction('deactivate', job)}
      >
        Inactive
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        disabled={job.isActive || !job.viewerCanActivate}
        onClick={() => onAction('activate', job)}
      >
        Active
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => onAction('copy', job)}>
        Post Again
      </Menu.Item>
    </RowMenu>
  );
}
