import { useApolloClient } from '@apollo/client/react';
import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/applications/application-status';
import { PROFILE_PART_LABELS, PROFILE_PARTS, type ProfilePart } from '@job-alert/domain/candidates/profile-parts';
import { formatDate, formatDay, formatTime } from '@job-alert/domain/india/calendar';
import { INTERVIEW_MODE_LABELS } from '@job-alert/domain/interviews/interview';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Progress, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { paths, withQuery } from '../../config/paths';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { saveFile } from '../../lib/start-download';
import { today } from '../../lib/today';
import { ApplicationStatusBadge } from '../shared/applications/application-status-badge';
import { InterviewPlace } from '../shared/applications/interview-place';
import { CalendarFilesDocument } from './calendar-button.generated';
import type { CandidateHomeContentFragment } from './candidate-home.generated';
import classes from './home.module.css';
import { type HomeCardProps, HomeEntry } from './home-card';
import { sinceLastVisit } from './home-sections';

type Home = CandidateHomeContentFragment;
type Card = HomeCardProps & { key: string };

/** The profile tab of each missing part, and the label of the button that opens it. */
const PARTS: Readonly<Record<ProfilePart, { step: string; label: string }>> = {
  PERSONAL: { step: 'profile', label: 'Add your details' },
  RESUME: { step: 'history', label: 'Add your resume' },
  QUALIFICATION: { step: 'qualification', label: 'Add your qualification' },
};

const NEXT_AFTER_APPLYING = 'We check your application and send it to the company. You will then get an email.';

const list = new Intl.ListFormat('en-IN');

/** Returns the cards of the candidate's home, most urgent first. */
export function candidateCards(home: Home): Card[] {
  return [
    profileCard(home),
    offersCard(home),
    interviewsCard(home),
    changesCard(home),
    savedCard(home),
    searchCard(home),
  ].filter((card) => card !== null);
}

/** Returns the card of an incomplete profile, such as "2 of 3 parts; resume missing". It links to the first missing part. */
function profileCard({ missingProfileParts: missing }: Home): Card | null {
  const [next] = missing;
  if (!next) return null;
  const there = PROFILE_PARTS.length - missing.length;
  const { step, label } = PARTS[next];
  return {
    key: 'profile',
    title: 'Complete your profile',
    lead: `${there} of ${PROFILE_PARTS.length} parts; ${list.format(missing.map((part) => PROFILE_PART_LABELS[part]))} missing.`,
    to: withQuery(paths.candidate.profile, { step }),
    linkLabel: label,
    children: (
      <>
        <Progress
          value={(100 * there) / PROFILE_PARTS.length}
          size="lg"
          aria-label="Parts of your profile that are complete"
        />
        <p className={classes.note}>You can apply for jobs once your profile is complete.</p>
      </>
    ),
  };
}

function offersCard({ offers }: Home): Card | null {
  if (offers.length === 0) return null;
  return {
    key: 'offers',
    title: offers.length === 1 ? 'You have an offer' : 'You have offers',
    to: paths.candidate.applications,
    linkLabel: offers.length === 1 ? 'See the offer' : 'See the offers',
    children: (
      <ul className={classes.entries}>
        {offers.map(({ id, job, dateOfJoining }) => (
          <HomeEntry key={id} title={job.title}>
            <p>{job.companyName}</p>
            {dateOfJoining ? <p>Date of joining: {formatDate(dateOfJoining)}</p> : null}
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
    title: interviews.length === 1 ? 'Your next interview' : 'Your next interviews',
    to: paths.candidate.applications,
    linkLabel: 'All details',
    children: (
      <ul className={classes.entries}>
        {interviews.map((interview) => (
          <HomeEntry
            key={interview.id}
            title={`${formatDay(interview.date, today())} at ${formatTime(interview.time)}`}
          >
            <p>
              {interview.application
                ? `${interview.application.job.title} · ${interview.application.job.companyName}`
                : COMMON_MESSAGES.recordMissing}
            </p>
            <p>
              {INTERVIEW_MODE_LABELS[interview.mode]}:{' '}
              <InterviewPlace interview={interview} label="Join the interview" />
            </p>
            <CalendarButton
              interviewId={interview.id}
              when={`on ${formatDate(interview.date)} at ${formatTime(interview.time)}`}
            />
          </HomeEntry>
        ))}
      </ul>
    ),
  };
}

function changesCard({ changes, lastVisitAt }: Home): Card | null {
  if (changes.length === 0) return null;
  return {
    key: 'changes',
    title: 'What has changed',
    count: changes.length,
    lead: `What happened ${sinceLastVisit(lastVisitAt)}.`,
    to: paths.candidate.applications,
    linkLabel: 'My applications',
    children: (
      <ul className={classes.entries}>
        {changes.map(({ id, state, summary, resultingStatus, subject }) =>
          subject?.__typename === 'Application' ? (
            <HomeEntry
              key={id}
              title={
                state === 'PENDING'
                  ? `You applied for ${subject.job.title} at ${subject.job.companyName}`
                  : subject.job.title
              }
              aside={resultingStatus ? <ApplicationStatusBadge status={resultingStatus} /> : null}
            >
              <p>{state === 'PENDING' ? NEXT_AFTER_APPLYING : summary}</p>
            </HomeEntry>
          ) : null,
        )}
      </ul>
    ),
  };
}

function savedCard({ savedJobsClosing: jobs }: Home): Card | null {
  if (jobs.length === 0) return null;
  return {
    key: 'saved',
    title: 'Saved jobs that close soon',
    count: jobs.length,
    to: paths.candidate.savedJobs,
    linkLabel: 'My saved jobs',
    children: (
      <ul className={classes.entries}>
        {jobs.map((job) => (
          <HomeEntry
            key={job.id}
            title={job.title}
            aside={job.__typename === 'OpenJob' ? <span>{formatDay(job.deadline, today())}</span> : null}
          >
            <p>{job.companyName}</p>
          </HomeEntry>
        ))}
      </ul>
    ),
  };
}

/** Returns the card of a candidate who has not applied yet. It explains the steps and links to the jobs. */
function searchCard({ hasApplied, missingProfileParts }: Home): Card | null {
  if (hasApplied) return null;
  const isReady = missingProfileParts.length === 0;
  return {
    key: 'search',
    title: isReady ? 'Find your first job' : 'What comes next',
    to: isReady ? paths.candidate.jobs : paths.openings,
    linkLabel: isReady ? 'Search jobs' : 'Look at the openings',
    children: (
      <ol className={classes.steps}>
        <li>Search the openings by title, city and experience, and apply with one click.</li>
        <li>We check your application and send it to the company.</li>
        <li>
          Follow it under My Applications: {APPLICATION_STATUS_LABELS.SHORTLISTED}, interview, offer. You get an email
          at each step.
        </li>
      </ol>
    ),
  };
}

/** A button that downloads an interview as a calendar file. The file contains the same event as the email. */
function CalendarButton({ interviewId, when }: { interviewId: string; when: string }) {
  const client = useApolloClient();
  const { isPending, run } = useAsyncAction();
  const [hasFailed, setFailed] = useState(false);

  async function save() {
    const response = await client.query({ query: CalendarFilesDocument, fetchPolicy: 'no-cache' }).catch(() => null);
    const file = response?.data?.viewer?.interviews?.nodes.find(({ id }) => id === interviewId)?.calendarFile;
    setFailed(!file);
    if (file) saveFile(new Blob([file], { type: 'text/calendar' }), 'interview.ics');
  }

  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
        disabled={isPending}
        aria-label={`Add to calendar: interview ${when}`}
        onClick={() => void run(save)}
      >
        Add to calendar
      </Button>
      {hasFailed ? (
        <Text role="alert" size="sm" c="red.8">
          The file could not be loaded. Please try again.
        </Text>
      ) : null}
    </>
  );
}
