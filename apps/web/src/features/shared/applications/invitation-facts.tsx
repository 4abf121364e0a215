import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { formatSalaryRange } from '@job-alert/domain/india/money';
import { WORK_MODE_LABELS, type WorkMode } from '@job-alert/domain/jobs/job-labels';
import { INVITATION_MESSAGES } from '@job-alert/domain/sourcing/job-invitation';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { DescriptionList, type Fact } from '../../../components/description-list';
import classes from '../summary.module.css';

interface InvitationFactsProps {
  invitation: {
    jobTitle: string;
    companyName: string;
    city: string;
    workMode: WorkMode;
    salaryMin: number;
    salaryMax: number;
    jobPath: string;
    /** The recruiter's message. */
    message: string | null;
    expiresAt: string;
  };
}

/** The job of an invitation, the recruiter's message and what a Yes shares. */
export function InvitationFacts({ invitation }: InvitationFactsProps) {
  const { jobTitle, companyName, city, workMode, jobPath, message, expiresAt } = invitation;
  const facts: Fact[] = [
    [
      'Job',
      <Anchor key="job" component={Link} to={jobPath}>
        {jobTitle}
      </Anchor>,
    ],
    ['Company', companyName],
    ['Place', `${city} (${WORK_MODE_LABELS[workMode]})`],
    ['Salary', formatSalaryRange(invitation)],
    ['Valid until', formatDateAndTime(new Date(expiresAt))],
  ];
  return (
    <>
      <DescriptionList facts={facts} />
      {message === null ? null : (
        <div>
          <Text fw={600}>Our recruiter writes:</Text>
          <p className={classes.note}>“{message}”</p>
        </div>
      )}
      <Text size="sm" c="gray.7">
        {INVITATION_MESSAGES.consequence}
      </Text>
    </>
  );
}
