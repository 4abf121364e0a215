import { Login } from '../../../features/accounts/login/login';

/** The login page of admins. */
export function Component() {
  return <Login role="admin" />;
}
