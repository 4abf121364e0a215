export { loadWantedJob as loader } from '../../../features/shared/jobs/apply-intent';
import { Login } from '../../../features/accounts/login/login';

/** The login page of candidates. */
export function Component() {
  return <Login role="candidate" />;
}
