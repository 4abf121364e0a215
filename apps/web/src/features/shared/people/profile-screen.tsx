import { Button, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Screen } from '../../../components/screen';
import { ErrorState } from '../../../components/states';
import { describeError } from '../../../lib/errors/describe-error';
import { useSession } from '../../../lib/session/session';

interface ProfileScreenProps {
  title: string;
  /** Shown until the profile is complete. */
  lead: string;
  /** The path of the My Data screen. */
  myDataPath: string;
  errorText: string;
  loadingText: string;
  query: { data?: unknown; error?: unknown; refetch: () => Promise<unknown> };
  /** The placeholders that are shown while the wizard loads. */
  shapes: readonly { height: number; width?: number }[];
  children: ReactNode;
}

/** The screen of a profile: the wizard, or its loading and error states. */
export function ProfileScreen({ query, ...props }: ProfileScreenProps) {
  const { data, error, refetch } = query;
  const isComplete = useSession()?.profileComplete === true;
  return (
    <Screen
      title={props.title}
      lead={isComplete ? undefined : props.lead}
      width="form"
      action={
        <Button component={Link} to={props.myDataPath} variant="default">
          My Data
        </Button>
      }
    >
      {props.children}
      {error && !data ? (
        <ErrorState text={describeError(error, { fallback: props.errorText })} onRetry={refetch} />
      ) : null}
      {data || error ? null : (
        <Stack gap="md" role="status" aria-busy="true" aria-label={props.loadingText}>
          {props.shapes.map((shape, index) => (
            <Skeleton key={index} radius="md" {...shape} />
          ))}
        </Stack>
      )}
    </Screen>
  );
}
