import type { OwnProfileFragment } from './candidate-profile.generated';
import type { ProfileForm } from './use-profile-wizard';
import type { ResumeProposals } from './use-resume-proposals';

export interface TabProps {
  proposals: ResumeProposals;
  form: ProfileForm;
  /** The saved profile with its files. */
  profile: OwnProfileFragment;
  /** Requests a new link for a file of the profile. Resolves to null if there is none. */
  renew: (id: string) => Promise<string | null>;
}
