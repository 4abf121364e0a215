import { Anchor, Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { PendingButton } from '../../components/buttons/pending-button';
import { Notice } from '../../components/notice';
import { paths } from '../../config/paths';
import type { CandidateHomeQuery } from './candidate-home.generated';
import { useSearchVisibility } from '../shared/people/use-search-visibility';

type Visibility = NonNullable<CandidateHomeQuery['viewer']>['searchVisibility'];

interface Question {
  title: string;
  text: ReactNode;
  yes: string;
  no: string;
}

const QUESTIONS: Readonly<Partial<Record<NonNullable<Visibility>, Question>>> = {
  NOT_ASKED: {
    title: 'May we suggest openings to you?',
    text: (
      <>
        We search profiles and resumes for suitable candidates and may invite you to apply. No company sees you before
        you have said yes to its opening. Read the{' '}
        <Anchor component={Link} to={paths.privacyPolicy} inherit underline="always">
          privacy notice
        </Anchor>
        .
      </>
    ),
    yes: 'Yes, suggest openings',
    no: 'No, thanks',
  },
  TO_CONFIRM: {
    title: 'Are your job preferences still right?',
    text: 'It is almost a year since you last told us. After a year without an answer, we stop suggesting openings to you.',
    yes: 'Yes, still right',
    no: 'Do not suggest openings',
  },
};

/**
 * Asks candidates whether the consultancy may search their profile, until they have answered, and once a year whether their preferences are
 * still right.
 */
export function SearchQuestion({ visibility }: { visibility: Visibility | undefined }) {
  const { isPending, message, choose } = useSearchVisibility();
  const [answer, setAnswer] = useState<boolean | null>(null);
  const question = visibility && QUESTIONS[visibility];
  if (!question) return <Banner message={message} />;

  function decide(isVisible: boolean) {
    setAnswer(isVisible);
    choose(isVisible);
  }

  return (
    <Notice tone="info" title={question.title}>
      {question.text}
      <Group gap="sm" mt="sm">
        <PendingButton
          isPending={isPending && answer === true}
          isBlocked={isPending}
          pendingText="Saving..."
          onClick={() => decide(true)}
        >
          {question.yes}
        </PendingButton>
        <PendingButton
          variant="default"
          isPending={isPending && answer === false}
          isBlocked={isPending}
          pendingText="Saving..."
          onClick={() => decide(false)}
        >
          {question.no}
        </PendingButton>
        {visibility === 'TO_CONFIRM' ? (
          <Button component={Link} to={paths.candidate.profile} variant="subtle">
            Change them
          </Button>
        ) : null}
      </Group>
      <Banner message={message} />
    </Notice>
  );
}
