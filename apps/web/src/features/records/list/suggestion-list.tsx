import { fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { leftOutText } from '@job-alert/domain/search/suggestion-texts';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { RowCheckbox } from '../../../components/table/row-checkbox';

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
  /** Adds a checkbox to each suggestion. */
  selection?: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
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
  selection,
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
        <Group key={id} wrap="nowrap" align="flex-start" gap="sm">
          {selection ? (
            <RowCheckbox
              label={`Select ${name}`}
              checked={selection.ids.has(id)}
              onChange={(isSelected) => selection.onChange(withId(selection.ids, id, isSelected))}
            />
          ) : null}
          <div>
            <Anchor component={Link} to={to}>
              {name}
            </Anchor>
            <Text fz="sm">{reason}</Text>
          </div>
        </Group>
      ))}
      {more > 0 ? <Text fz="sm">{more} more</Text> : null}
      {leftOut.length > 0 ? <Text fz="sm">{leftOutText(leftOut)}</Text> : null}
    </Stack>
  );
}

function withId(ids: ReadonlySet<string>, id: string, isSelected: boolean): ReadonlySet<string> {
  const others = [...ids].filter((one) => one !== id);
  return new Set(isSelected ? [...others, id] : others);
}
