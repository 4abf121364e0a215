import { Switch } from '@mantine/core';
import { useSearchVisibility } from '../../shared/people/use-search-visibility';
import type { MyAccountQuery } from './account.generated';
import { AccountSection, SectionMessage } from './account-section';

type Visibility = NonNullable<NonNullable<MyAccountQuery['viewer']>['searchVisibility']>;

/** The candidate's choice to be found and invited. It is saved at once. */
export function SearchVisibility({ visibility }: { visibility: Visibility }) {
  const { isPending, message, choose } = useSearchVisibility();
  return (
    <AccountSection
      title="Suggestions"
      lead="We search profiles and resumes for suitable candidates and may invite you to apply. No company sees you before you have said yes to its opening."
    >
      <Switch
        mt="md"
        size="md"
        label="Suggest openings to me"
        checked={visibility === 'VISIBLE' || visibility === 'TO_CONFIRM'}
        aria-disabled={isPending}
        onChange={(event) => {
          if (!isPending) choose(event.currentTarget.checked);
        }}
      />
      <SectionMessage message={message} />
    </AccountSection>
  );
}
