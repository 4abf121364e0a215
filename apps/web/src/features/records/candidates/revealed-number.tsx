import type { IdentityNumberKind } from '@job-alert/domain/candidates/identity-numbers';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Group, Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { PendingButton } from '../../../components/buttons/pending-button';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { useRevealIdentityNumberMutation } from './revealed-number.generated';

interface RevealedNumberProps {
  candidateId: string;
  kind: IdentityNumberKind;
  /** The name of the number, such as "PAN Number". */
  numberName: string;
  /** The last four characters; null without a number. */
  masked: string | null;
}

/** A masked identity number. Revealing it is audited, and the full number is discarded when the dialog closes. */
export function RevealedNumber({ candidateId, kind, numberName, masked }: RevealedNumberProps) {
  const [whole, setWhole] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reveal] = useRevealIdentityNumberMutation({ fetchPolicy: 'no-cache' });
  const { isPending, run } = useAsyncAction();
  const hint = useId();
  if (masked === null) return '–';

  async function show() {
    setProblem(null);
    try {
      const { data } = await reveal({ variables: { candidateId, kind } });
      setWhole(data?.revealIdentityNumber.number ?? null);
    } catch (error) {
      setProblem(describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
    }
  }

  return (
    <>
      <Group gap="xs">
        <span role="status">{whole ?? masked}</span>
        <PendingButton
          size="compact-sm"
          variant="light"
          leftSection={whole === null ? <IconEye size={16} aria-hidden /> : <IconEyeOff size={16} aria-hidden />}
          isPending={isPending}
          pendingText="Revealing..."
          aria-label={`${whole === null ? 'Reveal' : 'Hide'} ${numberName}`}
          aria-describedby={whole === null ? hint : undefined}
          onClick={() => (whole === null ? void run(show) : setWhole(null))}
        >
          {whole === null ? 'Reveal' : 'Hide'}
        </PendingButton>
      </Group>
      <Text id={hint} fz="sm" c="gray.7" mt={2}>
        {whole === null ? 'Revealing it is recorded with your name.' : 'This has been recorded with your name.'}
      </Text>
      {problem ? (
        <Text role="alert" fz="sm" c="red.9" mt={2}>
          {problem}
        </Text>
      ) : null}
    </>
  );
}
