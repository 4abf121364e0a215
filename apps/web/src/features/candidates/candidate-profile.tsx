import { useCallback } from 'react';
import { paths } from '../../config/paths';
import { ProfileScreen } from '../shared/people/profile-screen';
import {
  type OwnProfileFragment,
  type ProfileFileFragment,
  useMyCandidateProfileQuery,
} from './candidate-profile.generated';
import { ProfileWizard } from './profile-wizard';

function profileFiles(profile: OwnProfileFragment | null | undefined): ProfileFileFragment[] {
  if (!profile) return [];
  const { resume, aadhaarCard, panCard, drivingLicense, passport, experiences, educations } = profile;
  const files = [
    resume,
    aadhaarCard,
    panCard,
    drivingLicense,
    passport,
    ...experiences.map((entry) => entry.experienceLetter),
    ...educations.map((entry) => entry.certificate),
  ];
  return files.filter((file) => file !== null);
}

const shapes = [{ height: 44 }, { height: 320 }, { height: 240 }];

export function CandidateProfile() {
  const query = useMyCandidateProfileQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const { data, refetch } = query;
  const profile = data?.viewer?.candidate;
  const renew = useCallback(
    async (id: string) => {
      const result = await refetch().catch(() => null);
      return profileFiles(result?.data?.viewer?.candidate).find((file) => file.id === id)?.url ?? null;
    },
    [refetch],
  );

  return (
    <ProfileScreen
      title="Profile Management"
      lead="Three short steps. Job Explorer and My Applications open once your profile is complete."
      myDataPath={paths.candidate.myData}
      errorText="Your profile could not be loaded."
      loadingText="Loading your profile"
      query={query}
      shapes={shapes}
    >
      {profile ? <ProfileWizard key={profile.id} profile={profile} renew={renew} /> : null}
    </ProfileScreen>
  );
}
