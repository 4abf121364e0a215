import { createContext, useContext } from 'react';
import type { ProfileLock } from './use-profile-complete';

/** Unlocked by default, because the administrator's area has no lock. */
const ProfileLockContext = createContext<ProfileLock>({
  isLoading: false,
  isComplete: true,
  company: null,
  onlyInterviews: false,
});

export const ProfileLockProvider = ProfileLockContext.Provider;

export function useProfileLock(): ProfileLock {
  return useContext(ProfileLockContext);
}
