import { endSentence } from '@job-alert/domain/text/sentence';
import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { RecordFallback } from '../../components/record-fallback';
import { Screen } from '../../components/screen';
import { candidateName } from '../shared/people/candidate-name';
import { useCan } from '../../lib/session/use-can';
import { InterviewCard } from './interview-card';
import { hasEarlier, type InterviewSubject, movedSubject } from './interview-form';
import { InterviewFormView } from './interview-form-view';
import { type InterviewsForCompanyQuery, useInterviewsForCompanyQuery } from './interviews.generated';
import classes from './schedule-interview.module.css';

/** The screen on which an administrator plans, moves and cancels the interviews of the application in the URL for its company. */
export function InterviewsForCompany() {
  const [query] = useSearchParams();
  const id = query.get('application') ?? '';
  const { data, error, refetch } = useInterviewsForCompanyQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const application = data?.application;
  return (
    <Screen
      title={application ? `Interviews of ${candidateName(application.candidate)}` : 'Interviews'}
      lead={
        application
          ? `${endSentence(`${application.job.title}, ${application.job.companyName}`)} The company and the candidate get an email that names you.`
          : undefined
      }
    >
      {application ? (
        <Interviews application={application} />
      ) : (
        <RecordFallback error={error} isGone={application === null} onRetry={refetch} />
      )}
    </Screen>
  );
}

function Interviews({ application }: { application: NonNullable<InterviewsForCompanyQuery['application']> }) {
  const { id: applicationId, candidate, job, invitationProblem, interviews } = application;
  const canSchedule = useCan('Mutation.scheduleInterview');
  const subject: InterviewSubject = {
    applicationId,
    candidateName: candidateName(candidate),
    jobId: job.id,
    jobTitle: job.title,
    hasEarlierInterview: hasEarlier(interviews),
  };
  // Each click on Reschedule resets the form; `count` is part of its key.
  const [moves, setMoves] = useState<{ count: number; subject: InterviewSubject | null }>({ count: 0, subject: null });
  return (
    <div className={classes.columns}>
      {!canSchedule ? null : invitationProblem === null ? (
        <InterviewFormView
          key={moves.count}
          isForCompany
          subject={moves.subject ?? subject}
          onCleared={() => setMoves(({ count }) => ({ count, subject: null }))}
        />
      ) : (
        <Banner message={{ tone: 'info', text: `No interview can be scheduled now. ${invitationProblem}` }} />
      )}
      <div>
        <Title order={2} fz="1.125rem" mb="sm">
          Interviews
        </Title>
        {interviews.length === 0 ? <Text c="gray.7">No interviews yet.</Text> : null}
        <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {interviews.map((interview) => (
            <li key={interview.id} data-row-key={interview.id}>
              <InterviewCard
                isForCompany
                interview={interview}
                people={interview}
                onReschedule={(moved) => setMoves(({ count }) => ({ count: count + 1, subject: movedSubject(moved) }))}
              />
            </li>
          ))}
        </Stack>
      </div>
    </div>
  );
}
