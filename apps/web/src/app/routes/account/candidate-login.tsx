export { loadWantedJob as loader } from '../../../features/shared/wanted-job';
import { Login } from '../../../features/accounts/login';

/** The login page of candidates. */
export function Component() {
  return <Login role="candidate" />;
}
