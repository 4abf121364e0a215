import { INVITATION_MESSAGES } from '@job-alert/domain/portal/admin-messages';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { PendingButton } from '../../../components/buttons/pending-button';
import type { KeyValue } from '../../../components/table/key-value-table';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { useCan } from '../../../lib/session/use-can';
import { type InvitedUserFragment, useResendInvitationMutation } from './invitation.generated';

interface InvitationProps {
  userId: string;
  isActive: boolean;
}

/** Resends the invitation of a user who has not chosen a password yet. Each resend is audited. */
function Invitation({ userId, isActive }: InvitationProps) {
  const [outcome, setOutcome] = useState<{ sent: boolean; text: string } | null>(null);
  const [resend] = useResendInvitationMutation();
  const { isPending, run } = useAsyncAction();
  const canInvite = useCan('Mutation.resendInvitation');

  async function invite() {
    setOutcome(null);
    try {
      await resend({ variables: { userId } });
      setOutcome({ sent: true, text: INVITATION_MESSAGES.sent });
    } catch (error) {
      setOutcome({ sent: false, text: describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }) });
    }
  }

  return (
    <>
      <Text inherit>{isActive ? INVITATION_MESSAGES.waiting : INVITATION_MESSAGES.inactive}</Text>
      {isActive && canInvite ? (
        <PendingButton
          size="compact-sm"
          variant="light"
          mt={4}
          leftSection={<IconMailForward size={16} aria-hidden />}
          isPending={isPending}
          pendingText="Sending..."
          onClick={() => void run(invite)}
        >
          Resend Invitation
        </PendingButton>
      ) : null}
      {outcome ? (
        <Text role={outcome.sent ? 'status' : 'alert'} fz="sm" c={outcome.sent ? 'teal.9' : 'red.9'} mt={4}>
          {outcome.text}
        </Text>
      ) : null}
    </>
  );
}

/**
 * Returns the row about a user's invitation. For users with a password, the row says if their email address is
 * confirmed.
 */
export function invitationRows(user: InvitedUserFragment | null, isActive: boolean): KeyValue[] {
  if (!user) return [];
  if (!user.isInvited) return [['Email Confirmed', user.isEmailVerified ? 'Yes' : 'No']];
  return [['Invitation', <Invitation key="invitation" userId={user.id} isActive={isActive} />]];
}
