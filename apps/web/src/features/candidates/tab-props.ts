import type { OwnProfileFragment } from './candidate-profile.generated';
import type { ProfileForm } from './use-profile-wizard';
import type { ResumeProposals } from './use-resume-proposals';

/** The props of each tab of the wizard. */
export interface TabProps {
  /** The suggestions from the resume. */
  proposals: ResumeProposals;
  form: ProfileForm;
  /** The profile as the server has it, with its files. */
  profile: OwnProfileFragment;
  /** Asks for the newest link of a file of the profile. */
  renew: (id: string) => Promise<string | null>;
}
