import { createContext, useContext } from 'react';
import type { ProfileLock } from './use-profile-complete';

/** Open by default: the administrator's area has no lock. */
const ProfileLockContext = createContext<ProfileLock>({ loading: false, complete: true, company: null });

/** Given by the layouts of the signed-in areas. */
export const ProfileLockProvider = ProfileLockContext.Provider;

/** Returns whether the logged-in user's profile is complete, and the status of the company, from the layout of the area. */
export function useProfileLock(): ProfileLock {
  return useContext(ProfileLockContext);
}
