import { fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { leftOutText } from '@job-alert/domain/search/suggestion-texts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

/** A button that is replaced by suggestions, which load then. */
export function SuggestionButton({ label, children }: { label: string; children: ReactNode }) {
  const [isOpened, setOpened] = useState(false);
  if (isOpened) return children;
  return (
    <Button variant="light" mt="md" onClick={() => setOpened(true)}>
      {label}
    </Button>
  );
}

interface Suggestion {
  id: string;
  name: string;
  to: string;
  reason: string;
}

interface SuggestionListProps {
  what: 'candidates' | 'jobs';
  hasFailed: boolean;
  onRetry: () => void;
  /** Undefined while they load. */
  suggestions: readonly Suggestion[] | undefined;
  /** The sentence of an empty list. */
  empty: string;
  /** The number of fits that are not listed. */
  more?: number;
  leftOut?: Parameters<typeof leftOutText>[0];
}

/** Candidates who fit a job, or jobs that fit a candidate, with the reason of each. */
export function SuggestionList({
  what,
  hasFailed,
  onRetry,
  suggestions,
  empty,
  more = 0,
  leftOut = [],
}: SuggestionListProps) {
  if (hasFailed) {
    return (
      <Text role="alert" mt="md">
        {fetchFailed(what)}{' '}
        <Anchor component="button" type="button" onClick={onRetry}>
          Try Again
        </Anchor>
      </Text>
    );
  }
  if (!suggestions) {
    return (
      <Text role="status" mt="md">
        Loading...
      </Text>
    );
  }
  return (
    <Stack component="section" aria-label={`Suggested ${what}`} gap="xs" mt="md">
      {suggestions.length === 0 ? <Text>{empty}</Text> : null}
      {suggestions.map(({ id, name, to, reason }) => (
        <div key={id}>
          <Anchor component={Link} to={to}>
            {name}
          </Anchor>
          <Text fz="sm">{reason}</Text>
        </div>
      ))}
      {more > 0 ? <Text fz="sm">{more} more</Text> : null}
      {leftOut.length > 0 ? <Text fz="sm">{leftOutText(leftOut)}</Text> : null}
    </Stack>
  );
}
