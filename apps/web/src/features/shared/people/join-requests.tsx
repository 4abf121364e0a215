import { joinFullName } from '@job-alert/domain/companies/company-profile';
import type { JoinDecision } from '@job-alert/domain/companies/join-request';
import { formatDate } from '@job-alert/domain/india/calendar';
import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Group, Stack, Text, Title } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { Banner } from '../../../components/banner';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { RowButton } from '../../../components/list/row-actions';
import { useDialog } from '../../../components/list/use-dialog';
import { useRowChange } from '../../../components/list/use-row-change';
import { Notice } from '../../../components/notice';
import { useBanner } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { type JoinRequestFragment as JoinRequest, useDecideJoinRequestMutation } from './join-requests.generated';

interface JoinRequestsProps {
  requests: readonly JoinRequest[];
  /** True for administrators, who can register a second company with the same GSTIN. */
  canSeparate?: boolean;
  /** Reads what a decision has changed. */
  reload: () => Promise<unknown>;
}

interface Choice {
  request: JoinRequest;
  decision: JoinDecision;
}

interface ChoiceTexts {
  button: string;
  title: string;
  pending: string;
  effect: string;
  done: string;
}

const texts: Readonly<Record<JoinDecision, ChoiceTexts>> = {
  ACCEPT: {
    button: 'Accept',
    title: 'Let this person in?',
    pending: 'Accepting...',
    effect:
      'becomes a recruiter of the company, and gets an email to choose a password. Accept only somebody whom you know.',
    done: 'has been let in.',
  },
  REFUSE: {
    button: 'Refuse',
    title: 'Refuse this request?',
    pending: 'Refusing...',
    effect: 'does not join the company, and gets an email.',
    done: 'has been refused.',
  },
  SEPARATE: {
    button: 'Register separately',
    title: 'Register a second company?',
    pending: 'Registering...',
    effect: 'gets an account for another company with the same GSTIN, such as a branch. It waits for approval.',
    done: 'has a company of their own.',
  },
};

const describe = (error: unknown) => describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop });

/** The open requests to join a company, with the decisions that the viewer can make. */
export function JoinRequests({ requests, canSeparate = false, reload }: JoinRequestsProps) {
  const titleId = useId();
  const banner = useBanner();
  const [decide] = useDecideJoinRequestMutation();
  const change = useRowChange({ banner, reload, describe });
  const choice = useDialog<Choice>();
  const { request, decision = 'ACCEPT' } = choice.subject ?? {};

  return (
    <>
      <Banner message={banner.message} />
      {requests.length > 0 ? (
        <Stack component="section" aria-labelledby={titleId} gap="sm" mb="lg">
          <Title order={2} id={titleId} size="h4">
            Requests to Join
          </Title>
          {requests.map((one) => (
            <Notice key={one.id} tone="info" icon={IconUserPlus} title={joinFullName(one)}>
              <RequestFacts request={one} />
              <Choices
                request={one}
                canSeparate={canSeparate}
                onChoose={(chosen) => choice.open({ request: one, decision: chosen })}
              />
            </Notice>
          ))}
        </Stack>
      ) : null}
      <ConfirmDialog
        opened={choice.opened}
        title={texts[decision].title}
        confirmLabel={texts[decision].button}
        pendingLabel={texts[decision].pending}
        isDestructive={decision === 'REFUSE'}
        onClose={choice.close}
        onConfirm={async () => {
          if (!request) return;
          const input = { id: request.id, decision };
          await change(
            () => decide({ variables: { input } }),
            `${joinFullName(request)} ${texts[decision].done}`,
            reload,
          );
        }}
      >
        {request ? <strong>{joinFullName(request)}</strong> : null} {texts[decision].effect}
      </ConfirmDialog>
    </>
  );
}

function RequestFacts({ request }: { request: JoinRequest }) {
  return (
    <Text component="p" m={0}>
      {request.email}
      <br />
      {PHONE_PREFIX} {request.contact}
      <br />
      Signed up for “{request.organizationName}” on {formatDate(new Date(request.requestedAt))}. The request expires on{' '}
      {formatDate(new Date(request.expiresAt))}.
    </Text>
  );
}

interface ChoicesProps {
  request: JoinRequest;
  canSeparate: boolean;
  onChoose: (decision: JoinDecision) => void;
}

function Choices({ request, canSeparate, onChoose }: ChoicesProps) {
  const name = joinFullName(request);
  const decisions: JoinDecision[] = [
    ...(request.viewerCanDecide ? (['ACCEPT', 'REFUSE'] as const) : []),
    ...(canSeparate ? (['SEPARATE'] as const) : []),
  ];
  return (
    <Group gap={6} mt="xs">
      {decisions.map((decision) => (
        <RowButton
          key={decision}
          {...(decision === 'REFUSE' && { c: 'red.9' })}
          aria-label={`${texts[decision].button}: ${name}`}
          onClick={() => onChoose(decision)}
        >
          {texts[decision].button}
        </RowButton>
      ))}
    </Group>
  );
}
