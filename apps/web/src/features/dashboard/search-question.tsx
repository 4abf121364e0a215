import { Anchor, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { PendingButton } from '../../components/buttons/pending-button';
import { Notice } from '../../components/notice';
import { paths } from '../../config/paths';
import type { CandidateHomeQuery } from './candidate-home.generated';
import { useSearchVisibility } from '../shared/people/use-search-visibility';

type Visibility = NonNullable<CandidateHomeQuery['viewer']>['searchVisibility'];

/** Asks candidates whether the consultancy may search their profile, until they have answered. */
export function SearchQuestion({ visibility }: { visibility: Visibility | undefined }) {
  const { isPending, message, choose } = useSearchVisibility();
  const [answer, setAnswer] = useState<boolean | null>(null);
  if (visibility !== 'NOT_ASKED') return <Banner message={message} />;

  function decide(isVisible: boolean) {
    setAnswer(isVisible);
    choose(isVisible);
  }

  return (
    <Notice tone="info" title="May we suggest openings to you?">
      We search profiles and resumes for suitable candidates and may invite you to apply. No company sees you before you
      have said yes to its opening. Read the{' '}
      <Anchor component={Link} to={paths.privacyPolicy} inherit underline="always">
        privacy notice
      </Anchor>
      .
      <Group gap="sm" mt="sm">
        <PendingButton
          isPending={isPending && answer === true}
          isBlocked={isPending}
          pendingText="Saving..."
          onClick={() => decide(true)}
        >
          Yes, suggest openings
        </PendingButton>
        <PendingButton
          variant="default"
          isPending={isPending && answer === false}
          isBlocked={isPending}
          pendingText="Saving..."
          onClick={() => decide(false)}
        >
          No, thanks
        </PendingButton>
      </Group>
      <Banner message={message} />
    </Notice>
  );
}
