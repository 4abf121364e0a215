import { Login } from '../../../features/accounts/login/login';

export function Component() {
  return <Login role="admin" />;
}
