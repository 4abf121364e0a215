import type { OwnProfileFragment } from './candidate-profile.generated';
import type { ProfileForm } from './use-profile-wizard';
import type { ResumeProposals } from './use-resume-proposals';

export interface TabProps {
  proposals: ResumeProposals;
  form: ProfileForm;
  /** The saved profile with its files. */
  profile: OwnProfileFragment;
  /** Requests the newest link of a file of the profile. */
  renew: (id: string) => Promise<string | null>;
}
