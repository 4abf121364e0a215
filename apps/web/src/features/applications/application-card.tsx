import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '@job-alert/domain/calendar';
import { joinFullName } from '@job-alert/domain/company-profile';
import { ApplicationStatusBadge } from '../shared/application-status-badge';
import { FileLink } from '../../components/file-link';
import { ApplicationHistory } from './application-history';
import classes from './my-applications.module.css';
import type { MyApplicationFragment } from './my-applications.generated';
import { UpcomingInterviews } from './upcoming-interviews';

interface ApplicationCardProps {
  application: MyApplicationFragment;
  /** Asks for the newest link of an offer letter. */
  renew: (fileId: string) => Promise<string | null>;
}

/** One application: for what, where it stands, what comes next. */
export function ApplicationCard({ application, renew }: ApplicationCardProps) {
  const [opened, setOpened] = useState(false);
  const { displayStatus, dateOfJoining, offerLetter, approvals } = application;

  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>{application.job.title}</h2>
        <ApplicationStatusBadge status={displayStatus} />
      </div>
      <p className={classes.company}>{application.job.companyName}</p>
      <dl className={classes.facts}>
        <div>
          <dt>Candidate</dt>
          <dd>{joinFullName(application.candidate)}</dd>
        </div>
        <div>
          <dt>Applied on</dt>
          <dd>{formatDate(new Date(application.appliedAt))}</dd>
        </div>
        {dateOfJoining ? (
          <div>
            <dt>Date of Joining</dt>
            <dd>{formatDate(dateOfJoining)}</dd>
          </div>
        ) : null}
        {offerLetter ? (
          <div>
            <dt>Offer Letter</dt>
            <dd>
              <FileLink file={offerLetter} renew={renew} />
            </dd>
          </div>
        ) : null}
      </dl>
      <UpcomingInterviews interviews={application.interviews} />
      <Button
        className={classes.end}
        variant="default"
        data-no-print
        disabled={approvals.length === 0}
        onClick={() => setOpened(true)}
        aria-label={`View History: ${application.job.title}`}
      >
        View History
      </Button>
      <ApplicationHistory entries={approvals} opened={opened} onClose={() => setOpened(false)} />
    </article>
  );
}
