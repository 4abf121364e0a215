import { Login } from '../../../features/accounts/login';

/** The login page of employers. */
export function Component() {
  return <Login role="employer" />;
}
