import type { OwnProfileFragment } from './candidate-profile.generated';
import type { ProfileForm } from './use-profile-wizard';

/** What each tab of the wizard gets. */
export interface TabProps {
  form: ProfileForm;
  /** The profile as the server has it, with its files. */
  profile: OwnProfileFragment;
  /** Asks for the newest link of a file of the profile. */
  renew: (id: string) => Promise<string | null>;
}
