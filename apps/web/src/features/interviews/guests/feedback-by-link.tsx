import { formatDate } from '@job-alert/domain/india/calendar';
import { GUEST_FEEDBACK_MESSAGES } from '@job-alert/domain/interviews/guest-feedback';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DescriptionList } from '../../../components/description-list';
import { Notice } from '../../../components/notice';
import { PageMeta } from '../../../components/page-meta';
import { ErrorState, LoadingState } from '../../../components/states';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { lazyWithRetry } from '../../../start/lazy-loading';
import classes from './feedback-by-link.module.css';
import {
  GiveInterviewFeedbackByLinkText,
  type LinkedInterviewFragment,
  LinkedInterviewText,
} from './linked-interview.public.generated';

// Loaded on a press, because the page that emails link to is for visitors.
const GuestFeedbackDialog = lazyWithRetry(async () => (await import('./guest-feedback-dialog')).GuestFeedbackDialog);

type Shown = LinkedInterviewFragment | 'LOADING' | 'FAILED' | 'ENDED';

/** The page that emails to guests link to. Opening it saves nothing. */
export function FeedbackByLink() {
  const [query] = useSearchParams();
  const [tries, setTries] = useState(0);
  return (
    <Container size={640} py={{ base: 32, sm: 64 }}>
      <PageMeta title="Your Feedback" />
      <div className={classes.card}>
        <Title order={1} fz="1.75rem" mb="md">
          Your Feedback
        </Title>
        <Loaded key={tries} token={query.get('token') ?? ''} onRetry={() => setTries(tries + 1)} />
      </div>
    </Container>
  );
}

function Loaded({ token, onRetry }: { token: string; onRetry: () => void }) {
  const [shown, setShown] = useState<Shown>('LOADING');
  useEffect(() => {
    const stopped = new AbortController();
    fetchGraphql(LinkedInterviewText, { token }, { signal: stopped.signal }).then(
      ({ linkedInterview }) => setShown(linkedInterview ?? 'ENDED'),
      () => {
        if (!stopped.signal.aborted) setShown('FAILED');
      },
    );
    return () => stopped.abort();
  }, [token]);

  if (shown === 'LOADING') return <LoadingState />;
  if (shown === 'FAILED') return <ErrorState text={COMMON_MESSAGES.wentWrongTryAgainStop} onRetry={onRetry} />;
  if (shown === 'ENDED') return <Text role="alert">{GUEST_FEEDBACK_MESSAGES.linkEnded}</Text>;
  return <TheInterview interview={shown} token={token} onSaved={setShown} />;
}

interface TheInterviewProps {
  interview: LinkedInterviewFragment;
  token: string;
  onSaved: (interview: LinkedInterviewFragment) => void;
}

function TheInterview({ interview, token, onSaved }: TheInterviewProps) {
  const { guestName, candidateName, jobTitle, companyName, date, feedback, problem } = interview;
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <Stack gap="lg">
      <Text>
        Hello {guestName}, please tell {companyName} how the interview was.
      </Text>
      <DescriptionList
        facts={[
          ['Candidate', candidateName],
          ['Job', jobTitle],
          ['Company', companyName],
          ['Interview', formatDate(date)],
        ]}
      />
      {isSaved ? (
        <Notice role="status" tone="success">
          {GUEST_FEEDBACK_MESSAGES.saved}
        </Notice>
      ) : feedback ? (
        <Text>{GUEST_FEEDBACK_MESSAGES.given}</Text>
      ) : null}
      {problem === null ? (
        <Button variant={feedback ? 'default' : 'filled'} onClick={() => setOpen(true)}>
          {feedback ? 'Change feedback' : 'Give feedback'}
        </Button>
      ) : (
        <Text role="status">{problem}</Text>
      )}
      {isOpen ? (
        <Suspense>
          <GuestFeedbackDialog
            candidateName={candidateName}
            feedback={feedback}
            onSave={async (values) => {
              const input = { token, ...values, version: feedback?.version };
              const { giveInterviewFeedbackByLink } = await fetchGraphql(GiveInterviewFeedbackByLinkText, { input });
              onSaved(giveInterviewFeedbackByLink.interview);
              setSaved(true);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}
