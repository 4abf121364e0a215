import { formatDate, formatTime } from '@job-alert/domain/india/calendar';
import { INTERVIEW_MODE_LABELS, ROUND_TYPE_LABELS } from '@job-alert/domain/interviews/interview';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog';
import { toViewerListResult } from '../../../components/list/list-result';
import { ListResults } from '../../../components/list/list-screen';
import { Screen } from '../../../components/screen';
import { useBanner } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { InterviewFeedbackForm } from '../../shared/applications/interview-feedback-form';
import { InterviewPlace } from '../../shared/applications/interview-place';
import { MemberFeedback } from '../../shared/applications/member-feedback';
import { candidateName } from '../../shared/people/candidate-name';
import { ERROR_MESSAGES } from '../error-messages';
import classes from '../interview-card.module.css';
import { useInterviewsFilters } from '../use-interviews-filters';
import { InterviewedCandidate } from './interviewed-candidate';
import { useYourInterviewsQuery, type YourInterviewFragment } from './your-interviews.generated';

/** The interviews to which a member is invited, with the candidates and the feedback. */
export function YourInterviews() {
  const { list, isPast, variables } = useInterviewsFilters();
  const banner = useBanner();
  const query = useYourInterviewsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <Screen title="Your Interviews" lead="Read about the people whom you interview, and give your feedback afterwards.">
      <ListResults
        recordsName="interviews"
        list={list}
        result={toViewerListResult(query, 'interviews')}
        banner={banner}
        errorText={describeError(query.error, ERROR_MESSAGES)}
        empty={{
          text: isPast ? 'No past interviews.' : 'No upcoming interviews.',
          hint: 'Interviews to which your colleagues invite you appear here.',
        }}
        rows={(interviews) => (
          <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
            {interviews.map((interview) => (
              <li key={interview.id} data-row-key={interview.id}>
                <YourInterview interview={interview} onSaved={() => void query.refetch()} />
              </li>
            ))}
          </Stack>
        )}
      />
    </Screen>
  );
}

interface YourInterviewProps {
  interview: YourInterviewFragment;
  onSaved: () => void;
}

function YourInterview({ interview, onSaved }: YourInterviewProps) {
  const [opened, setOpened] = useState<'candidate' | 'feedback' | null>(null);
  const { application, feedbacks, viewerCanGiveFeedback } = interview;
  const close = () => setOpened(null);
  const name = candidateName(application?.candidate);
  const own = feedbacks.find(({ isYours }) => isYours) ?? null;
  return (
    <article className={classes.card}>
      <p className={classes.time}>
        {formatDate(interview.date)}, {formatTime(interview.time)}
      </p>
      <h2 className={classes.name}>{name}</h2>
      <p className={classes.text}>
        {application ? `${application.job.title}, ${application.job.companyName}` : COMMON_MESSAGES.recordMissing} ·{' '}
        {ROUND_TYPE_LABELS[interview.roundType]} · {INTERVIEW_MODE_LABELS[interview.mode]}
      </p>
      <p className={classes.notes}>
        <InterviewPlace interview={interview} />
      </p>
      {interview.notes ? <p className={classes.notes}>{interview.notes}</p> : null}
      <div className={classes.notes}>
        <MemberFeedback interview={interview} />
      </div>
      <Group gap="xs" mt="sm">
        <Button size="sm" variant="default" aria-label={`About ${name}`} onClick={() => setOpened('candidate')}>
          About the candidate
        </Button>
        {viewerCanGiveFeedback ? (
          <Button size="sm" variant="default" onClick={() => setOpened('feedback')}>
            {own ? 'Change feedback' : 'Give feedback'}
          </Button>
        ) : null}
      </Group>
      {application && opened === 'candidate' ? (
        <InterviewedCandidate applicationId={application.id} name={name} onClose={close} />
      ) : null}
      <Dialog opened={opened === 'feedback'} onClose={close} title={`Feedback on ${name}`}>
        <InterviewFeedbackForm
          interviewId={interview.id}
          feedback={own}
          onDone={() => {
            close();
            onSaved();
          }}
          onCancel={close}
        />
      </Dialog>
    </article>
  );
}
