import { Login } from '../../../features/accounts/login/login';

/** The login page of employers. */
export function Component() {
  return <Login role="employer" />;
}
