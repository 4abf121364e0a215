import { IconFileText, IconSearch, IconUserCircle } from '@tabler/icons-react';
import { Screen } from '../../components/screen';
import { LoadingState } from '../../components/states';
import { paths } from '../../config/paths';
import { useProfileLock } from '../../lib/session/profile-lock';
import { OpenInvitations } from '../shared/applications/open-invitations';
import { candidateCards } from './candidate-home';
import { useCandidateHomeQuery } from './candidate-home.generated';
import { HomeSections, sinceLastVisit } from './home-sections';
import { SearchQuestion } from './search-question';
import { type Tile, Tiles } from './tiles';

const locked = {
  hint: 'Complete your profile to unlock this feature',
  linkLabel: 'Complete Profile',
  path: paths.candidate.profile,
};

const tiles: readonly Tile[] = [
  {
    title: 'Profile Management',
    text: 'Keep your details, experience, education and resume up to date.',
    icon: IconUserCircle,
    path: paths.candidate.profile,
    staysOpen: true,
  },
  {
    title: 'Job Explorer',
    text: 'Search the current openings and apply.',
    icon: IconSearch,
    path: paths.candidate.jobs,
  },
  {
    title: 'My Applications',
    text: 'Check the status of each application.',
    icon: IconFileText,
    path: paths.candidate.applications,
  },
];

export function CandidateDashboard() {
  const lock = useProfileLock();
  const { data, error, refetch } = useCandidateHomeQuery({ fetchPolicy: 'network-only' });
  const home = data?.viewer?.dashboard?.__typename === 'CandidateDashboard' ? data.viewer.dashboard : null;
  return (
    <Screen title="Candidate Dashboard" lead="Manage your profile, explore opportunities and track your applications.">
      {lock.isLoading ? (
        <LoadingState text="Loading dashboard..." />
      ) : (
        <>
          <OpenInvitations viewer={data?.viewer} onAnswered={refetch} />
          <SearchQuestion visibility={data?.viewer?.searchVisibility} />
          <HomeSections
            cards={home && candidateCards(home)}
            empty={`Nothing has changed ${sinceLastVisit(home?.lastVisitAt ?? null)}.`}
            hasFailed={error !== undefined}
            onRetry={refetch}
            tiles={<Tiles tiles={tiles} linkLabel="Explore" locked={lock.isComplete ? undefined : locked} />}
          />
        </>
      )}
    </Screen>
  );
}
