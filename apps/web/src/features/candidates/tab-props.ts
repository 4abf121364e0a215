import type { OwnProfileFragment } from './candidate-profile.generated';
import type { ResumeProposals } from './use-resume-proposals';
import type { ProfileForm } from './use-profile-wizard';

/** What each tab of the wizard gets. */
export interface TabProps {
  /** What the resume that was read proposes. */
  proposals: ResumeProposals;
  form: ProfileForm;
  /** The profile as the server has it, with its files. */
  profile: OwnProfileFragment;
  /** Asks for the newest link of a file of the profile. */
  renew: (id: string) => Promise<string | null>;
}
