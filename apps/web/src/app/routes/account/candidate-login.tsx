export { loadApplyIntent as loader } from '../../../features/shared/jobs/apply-intent';

import { Login } from '../../../features/accounts/login/login';

export function Component() {
  return <Login role="candidate" />;
}
