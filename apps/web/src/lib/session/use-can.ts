import { type AdminAction, isAllowedTo } from '@job-alert/domain/accounts/admin-role';
import { useAdminRightsQuery } from '../graphql/admin-rights.generated';

/** The rights in the latest response of the notification bell; undefined before. */
const useAdminRights = () => useAdminRightsQuery({ fetchPolicy: 'cache-only' }).data?.viewer;

/** Returns true if the role of the administrator allows the action. True for others, and until the role is known. */
export function useCan(action: AdminAction): boolean {
  return isAllowedTo(useAdminRights()?.adminRole ?? 'ADMINISTRATOR', action);
}

/** Returns a function that does the same for several actions. */
export function useCanAny(): (action: AdminAction) => boolean {
  const role = useAdminRights()?.adminRole ?? 'ADMINISTRATOR';
  return (action) => isAllowedTo(role, action);
}

/** Returns true for an administrator who has to set up a second factor before anything else. */
export const useLacksSecondFactor = (): boolean => useAdminRights()?.lacksSecondFactor === true;
