import { PROFILE_PART_LABELS } from '@job-alert/domain/candidates/profile-parts';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { INVITATION_MESSAGES } from '@job-alert/domain/sourcing/job-invitation';
import { endSentence } from '@job-alert/domain/text/sentence';
import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/notice';
import { PageMeta } from '../../components/page-meta';
import { ErrorState, LoadingState } from '../../components/states';
import { paths } from '../../config/paths';
import { fetchGraphql } from '../../lib/public-data/execute';
import { fetchGraphqlMultipart } from '../../lib/public-data/fetch-graphql-multipart';
import { InvitationAnswer } from '../shared/applications/invitation-answer';
import { InvitationFacts } from '../shared/applications/invitation-facts';
import type { InvitationYes } from '../shared/applications/invitation-form';
import classes from './invitation-by-link.module.css';
import {
  AcceptInvitationByLinkText,
  DeclineInvitationByLinkText,
  type LinkedInvitationFragment,
  LinkedInvitationText,
} from './linked-invitation.public.generated';

type Shown = LinkedInvitationFragment | 'LOADING' | 'FAILED' | 'ENDED';

const list = new Intl.ListFormat('en-IN');

/** The page that emails about an invitation link to. Opening it does not answer the invitation. */
export function InvitationByLink() {
  const [query] = useSearchParams();
  const [tries, setTries] = useState(0);
  return (
    <Container size={640} py={{ base: 32, sm: 64 }}>
      <PageMeta title="Your Invitation" />
      <div className={classes.card}>
        <Title order={1} fz="1.75rem" mb="md">
          Your Invitation
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
    fetchGraphql(LinkedInvitationText, { token }, { signal: stopped.signal }).then(
      ({ linkedInvitation }) => setShown(linkedInvitation ?? 'ENDED'),
      () => {
        if (!stopped.signal.aborted) setShown('FAILED');
      },
    );
    return () => stopped.abort();
  }, [token]);

  if (shown === 'LOADING') return <LoadingState />;
  if (shown === 'FAILED') return <ErrorState text={COMMON_MESSAGES.wentWrongTryAgainStop} onRetry={onRetry} />;
  if (shown === 'ENDED') return <Ended text={INVITATION_MESSAGES.linkEnded} offersLogin />;
  return <TheInvitation invitation={shown} token={token} onAnswered={setShown} />;
}

interface TheInvitationProps {
  invitation: LinkedInvitationFragment;
  token: string;
  onAnswered: (invitation: LinkedInvitationFragment) => void;
}

function TheInvitation({ invitation, token, onAnswered }: TheInvitationProps) {
  const { state, firstName, companyName } = invitation;
  const [wantsNoMore, setWantsNoMore] = useState(false);
  if (state === 'EXPIRED' || state === 'ENDED') return <Ended text={INVITATION_MESSAGES.gone} />;
  if (state !== 'OPEN') return <Answered invitation={invitation} wantsNoMore={wantsNoMore} />;
  return (
    <Stack gap="lg">
      <Text>
        Hello {firstName}, we think that this job at {companyName} may fit you.
      </Text>
      <InvitationFacts invitation={invitation} />
      <InvitationAnswer
        invitation={invitation}
        onYes={async (yes) => onAnswered(await accept(token, yes))}
        onNo={async (no) => {
          const { declineInvitationByLink } = await fetchGraphql(DeclineInvitationByLinkText, {
            input: { token, ...no },
          });
          setWantsNoMore(no.noMoreInvitations);
          onAnswered(declineInvitationByLink.invitation);
        }}
      />
    </Stack>
  );
}

async function accept(token: string, { resume, ...yes }: InvitationYes): Promise<LinkedInvitationFragment> {
  const input = { token, ...yes };
  const { acceptInvitationByLink } = resume
    ? await fetchGraphqlMultipart(AcceptInvitationByLinkText, input, { field: 'resume', file: resume })
    : await fetchGraphql(AcceptInvitationByLinkText, { input });
  return acceptInvitationByLink.invitation;
}

function Answered({ invitation, wantsNoMore }: { invitation: LinkedInvitationFragment; wantsNoMore: boolean }) {
  const { state, jobTitle, companyName, missingProfileParts: missing } = invitation;
  if (state === 'DECLINED') {
    return (
      <Notice role="status" tone="info">
        You have declined. Thank you for telling us.
        {wantsNoMore ? ' You get no more invitations and suggestions. You can change this in Account.' : null}
      </Notice>
    );
  }
  return (
    <Stack gap="lg">
      <Notice role="status" tone="success" title="You have said yes">
        {state === 'ACCEPTED'
          ? `${endSentence(`You have applied for “${jobTitle}” at ${companyName}`)} We check your application and send it to the company.`
          : `We apply for you as soon as your profile is complete. Missing: ${list.format(missing.map((part) => PROFILE_PART_LABELS[part]))}.`}
      </Notice>
      <Button component={Link} to={state === 'ACCEPTED' ? paths.candidate.applications : paths.candidate.profile}>
        {state === 'ACCEPTED' ? 'My applications' : 'Complete your profile'}
      </Button>
    </Stack>
  );
}

const Ended = ({ text, offersLogin = false }: { text: string; offersLogin?: boolean }) => (
  <Stack gap="lg">
    <Text role="alert">{text}</Text>
    {offersLogin ? (
      <Button component={Link} to={paths.candidate.login}>
        Log in
      </Button>
    ) : null}
    <Button component={Link} variant={offersLogin ? 'default' : 'filled'} to={paths.openings}>
      See the openings
    </Button>
  </Stack>
);
