import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { Notice } from '../../../components/notice';
import { useBanner } from '../../../components/use-banner';
import { paths } from '../../../config/paths';
import { InvitationAnswer } from './invitation-answer';
import { InvitationFacts } from './invitation-facts';
import type { InvitationNo, InvitationYes } from './invitation-form';
import {
  type InvitedCandidateFragment,
  type OpenInvitationFragment,
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
} from './open-invitations.generated';

const ANSWERED = {
  ACCEPTED: 'You have applied. We check your application and send it to the company.',
  ACCEPTED_INCOMPLETE: 'You have said yes. We apply for you as soon as your profile is complete.',
  DECLINED: 'You have declined. Thank you for telling us.',
} as const;
const MESSAGE_MS = 5_000;

interface OpenInvitationsProps {
  /** Null until loaded. */
  viewer: InvitedCandidateFragment | null | undefined;
  /** Reads the invitations again. */
  onAnswered: () => Promise<unknown>;
}

/** The candidate's invitations that wait for an answer or for a complete profile. Nothing without any. */
export function OpenInvitations({ viewer, onAnswered }: OpenInvitationsProps) {
  const banner = useBanner();
  const invitations = viewer?.openInvitations ?? [];

  async function answered(state: OpenInvitationFragment['state']) {
    if (state in ANSWERED) banner.show('success', ANSWERED[state as keyof typeof ANSWERED], MESSAGE_MS);
    await onAnswered().catch(() => undefined);
  }

  return (
    <>
      <Banner message={banner.message} />
      {invitations.map((invitation) => (
        <OpenInvitation
          key={invitation.id}
          invitation={invitation}
          candidate={viewer?.candidate}
          onAnswered={answered}
        />
      ))}
    </>
  );
}

interface OpenInvitationProps {
  invitation: OpenInvitationFragment;
  candidate: InvitedCandidateFragment['candidate'] | undefined;
  onAnswered: (state: OpenInvitationFragment['state']) => Promise<void>;
}

function OpenInvitation({ invitation, candidate, onAnswered }: OpenInvitationProps) {
  const { id, job, state, message, expiresAt } = invitation;
  const [isOpened, setOpened] = useState(false);
  const [acceptInvitation] = useAcceptInvitationMutation();
  const [declineInvitation] = useDeclineInvitationMutation();
  if (job?.__typename !== 'OpenJob') return null;

  async function accept(yes: InvitationYes) {
    const { data } = await acceptInvitation({ variables: { input: { id, ...yes } } });
    if (data) await onAnswered(data.acceptInvitation.invitation.state);
  }

  async function decline(no: InvitationNo) {
    const { data } = await declineInvitation({ variables: { input: { id, ...no } } });
    if (data) await onAnswered(data.declineInvitation.invitation.state);
  }

  const facts = { ...job, jobTitle: job.title, jobPath: job.path, message, expiresAt };
  return (
    <Notice tone="info" title={`You are invited to apply: ${job.title} at ${job.companyName}`} mb="md">
      <Stack gap="md">
        {state === 'OPEN' ? <InvitationFacts invitation={facts} /> : <WaitsForProfile />}
        {state === 'OPEN' && isOpened ? (
          <InvitationAnswer
            invitation={{
              id,
              questions: job.questions,
              resumeName: candidate?.resume?.name ?? null,
              hasPreferences: candidate?.expectedSalary != null || candidate?.noticePeriod != null,
            }}
            onYes={accept}
            onNo={decline}
          />
        ) : null}
        {state === 'OPEN' && !isOpened ? (
          <Button size="md" onClick={() => setOpened(true)}>
            Answer
          </Button>
        ) : null}
      </Stack>
    </Notice>
  );
}

const WaitsForProfile = () => (
  <>
    <Text>{ANSWERED.ACCEPTED_INCOMPLETE}</Text>
    <Button component={Link} to={paths.candidate.profile} variant="default" size="md">
      Complete your profile
    </Button>
  </>
);
