import { type ApplicationStatus, applicationStatusToWire } from '@job-alert/domain/applications/application-status';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { formatDate, formatDay, formatTime } from '@job-alert/domain/india/calendar';
import { INTERVIEW_MODE_LABELS } from '@job-alert/domain/interviews/interview';
import { applicantPath } from '@job-alert/domain/portal/deep-links';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Anchor, Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths, withQuery } from '../../config/paths';
import { today } from '../../lib/today';
import { InterviewPlace } from '../shared/applications/interview-place';
import { RejectionSummary } from '../shared/history/rejection-summary';
import { candidateName } from '../shared/people/candidate-name';
import type {
  EmployerHomeContentFragment,
  HomeApplicantFragment,
  HomeRequestFragment,
} from './employer-home.generated';
import classes from './home.module.css';
import { type HomeCardProps, HomeEntry } from './home-card';

type Home = EmployerHomeContentFragment;
type Card = HomeCardProps & { key: string };

/** The maximum count of the server. A count that reaches it is shown with a plus sign. */
const MAX_COUNTED = 100;
const counted = (count: number): string | number => (count < MAX_COUNTED ? count : `${MAX_COUNTED}+`);

/** Returns the URL of the applicant's drawer, where the employer proposes and records joining dates. */
const drawerPath = ({ id, candidate, job }: HomeApplicantFragment): string =>
  applicantPath({ applicationId: id, jobId: job.id, name: candidate ? joinFullName(candidate) : '' });

const applicantsWith = (status: ApplicationStatus): string =>
  withQuery(paths.employer.applicants, { status: applicationStatusToWire(status) });

const jobPath = (title: string): string => withQuery(paths.employer.myJobs, { search: title });

const requestPath = ({ subject }: HomeRequestFragment): string => {
  if (subject?.__typename === 'Application') return drawerPath(subject);
  return subject?.__typename === 'Job' ? jobPath(subject.title) : paths.employer.myJobs;
};

interface ApplicantAnchorProps {
  application: HomeApplicantFragment;
  withJob?: boolean;
}

function ApplicantAnchor({ application, withJob }: ApplicantAnchorProps) {
  const name = candidateName(application.candidate);
  return (
    <Anchor component={Link} inherit to={drawerPath(application)}>
      {withJob ? `${name} · ${application.job.title}` : name}
    </Anchor>
  );
}

/** Leads to the application or the job of a request. */
function RequestAnchor({ request }: { request: HomeRequestFragment }) {
  const { subject } = request;
  if (subject?.__typename === 'Application') return <ApplicantAnchor application={subject} withJob />;
  if (subject?.__typename !== 'Job') return null;
  return <JobAnchor title={subject.title} />;
}

function JobAnchor({ title }: { title: string }) {
  return (
    <Anchor component={Link} inherit to={jobPath(title)}>
      {title}
    </Anchor>
  );
}

/** Returns the cards of the employer's home, most urgent first. */
export function employerCards(home: Home, isProfileComplete: boolean): Card[] {
  return [
    beginningCard(home, isProfileComplete),
    applicantsCard(home),
    interviewsCard(home),
    joiningDatesCard(home),
    joiningsCard(home),
    rejectedCard(home),
    waitingCard(home),
    closingCard(home),
  ].filter((card) => card !== null);
}

/** Returns the card with the next step of a company that has not posted a job yet. */
function beginningCard({ hasPosted }: Home, isProfileComplete: boolean): Card | null {
  if (hasPosted) return null;
  return {
    key: 'beginning',
    title: isProfileComplete ? 'Post your first job' : 'How to begin',
    to: isProfileComplete ? paths.employer.postJob : paths.employer.companyProfile,
    linkLabel: isProfileComplete ? 'Post a job' : 'Complete the company profile',
    children: (
      <ol className={classes.steps}>
        <li data-done={isProfileComplete || undefined}>
          {isProfileComplete ? 'Your company profile is complete.' : 'Complete your company profile.'}
        </li>
        <li>Post a job. We review it within a working day, and then candidates find it.</li>
        <li>Read the profiles of those who apply, and propose the next step.</li>
      </ol>
    ),
  };
}

function applicantsCard({ newApplicants, newApplicantCount }: Home): Card | null {
  if (newApplicantCount === 0) return null;
  return {
    key: 'applicants',
    title: 'New applicants',
    count: counted(newApplicantCount),
    lead: 'Read their profiles and propose the next step.',
    to: applicantsWith('APPLIED'),
    linkLabel: 'See all',
    children: (
      <ul className={classes.entries}>
        {newApplicants.map((application) => (
          <HomeEntry key={application.id} title={<ApplicantAnchor application={application} />}>
            <p>
              {application.job.title}, applied on {formatDate(new Date(application.appliedAt))}
            </p>
          </HomeEntry>
        ))}
      </ul>
    ),
  };
}

function interviewsCard({ interviews }: Home): Card | null {
  if (interviews.length === 0) return null;
  return {
    key: 'interviews',
    title: 'Interviews today and tomorrow',
    count: interviews.length,
    to: paths.employer.scheduleInterview,
    linkLabel: 'All interviews',
    children: (
      <ul className={classes.entries}>
        {interviews.map((interview) => (
          <HomeEntry
            key={interview.id}
            title={`${formatDay(interview.date, today())} at ${formatTime(interview.time)}`}
            aside={
              interview.approvalState === 'PENDING' ? (
                <Badge color="saffron" variant="light" tt="none">
                  Waiting for approval
                </Badge>
              ) : null
            }
          >
            <p>
              {interview.application ? (
                <ApplicantAnchor application={interview.application} withJob />
              ) : (
                COMMON_MESSAGES.recordMissing
              )}
            </p>
            <p>
              {INTERVIEW_MODE_LABELS[interview.mode]}:{' '}
              <InterviewPlace interview={interview} label="Join the interview" />
            </p>
          </HomeEntry>
        ))}
      </ul>
    ),
  };
}

function joiningDatesCard({ joiningDateRequests, joiningDateRequestCount }: Home): Card | null {
  const [first] = joiningDateRequests;
  if (!first) return null;
  return {
    key: 'joining-dates',
    title: 'Another date requested',
    count: counted(joiningDateRequestCount),
    lead: 'Propose a new date of joining, or keep the current one.',
    to: drawerPath(first.application),
    linkLabel: 'Propose a date',
    children: (
      <ul className={classes.entries}>
        {joiningDateRequests.map(({ day, application }) => (
          <HomeEntry key={application.id} title={<ApplicantAnchor application={application} />}>
            <p>
              {application.job.title}, would like to join on {formatDate(day)}
            </p>
          </HomeEntry>
        ))}
      </ul>
    ),
  };
}

function joiningsCard({ dueJoinings, dueJoiningCount }: Home): Card | null {
  const [first] = dueJoinings;
  if (!first) return null;
  return {
    key: 'joinings',
    title: dueJoiningCount === 1 ? 'Has your new colleague joined?' : 'Have your new colleagues joined?',
    count: counted(dueJoiningCount),
    lead: 'Their date of joining has arrived. Tell us who joined, who did not, and who will join later.',
    to: drawerPath(first.application),
    linkLabel: 'Record who joined',
    children: (
      <ul className={classes.entries}>
        {dueJoinings.map(({ day, application }) => (
          <HomeEntry
            key={application.id}
            title={<ApplicantAnchor application={application} />}
            aside={<span>{formatDay(day, today())}</span>}
          >
            <p>{application.job.title}</p>
          </HomeEntry>
        ))}
      </ul>
    ),
  };
}

function rejectedCard({ rejected }: Home): Card | null {
  const [first] = rejected;
  if (!first) return null;
  return {
    key: 'rejected',
    title: 'Not approved',
    count: rejected.length,
    lead: 'Requests of the last 30 days that you can submit again.',
    to: requestPath(first),
    linkLabel: 'Look at it again',
    children: (
      <ul className={classes.entries}>
        {rejected.map((request) => (
          <HomeEntry key={request.id} title={<RequestAnchor request={request} />}>
            <p>{request.summary}</p>
            <RejectionSummary reason={request.reason} note={request.note} />
          </HomeEntry>
        ))}
      </ul>
    ),
  };
}

function waitingCard({ waiting, waitingCount }: Home): Card | null {
  if (waitingCount === 0) return null;
  return {
    key: 'waiting',
    title: 'Waiting for approval',
    count: counted(waitingCount),
    lead: 'You don’t need to do anything: we will email you when it is decided.',
    to: waiting.every(({ subject }) => subject?.__typename === 'Job')
      ? paths.employer.myJobs
      : applicantsWith('PENDING'),
    linkLabel: 'See all',
    children: (
      <ul className={classes.entries}>
        {waiting.map((request) => (
          <HomeEntry key={request.id} title={<RequestAnchor request={request} />}>
            <p>{request.summary}</p>
          </HomeEntry>
        ))}
      </ul>
    ),
  };
}

function closingCard({ closingJobs }: Home): Card | null {
  if (closingJobs.length === 0) return null;
  return {
    key: 'closing',
    title: 'Closing in the next seven days',
    count: closingJobs.length,
    to: paths.employer.myJobs,
    linkLabel: 'Extend a deadline',
    children: (
      <ul className={classes.entries}>
        {closingJobs.map(({ id, title, deadline, applicantCount }) => (
          <HomeEntry key={id} title={<JobAnchor title={title} />} aside={<span>{formatDay(deadline, today())}</span>}>
            <p>{applicantCount === 1 ? '1 applicant' : `${applicantCount} applicants`}</p>
          </HomeEntry>
        ))}
      </ul>
    ),
  };
}
