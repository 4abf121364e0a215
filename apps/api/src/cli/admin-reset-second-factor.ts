import { withAppContext } from '../bootstrap/app-context.js';
import type { Call } from './command.js';

/** For an administrator who has lost the authenticator app and the recovery codes: the password alone is enough again. */
export const adminResetSecondFactor = ({ options: { email = '' }, environment }: Call): Promise<number> =>
  withAppContext(environment, async ({ container }) => {
    const wasOn = await container.administrators.resetSecondFactor(email);
    console.log(
      wasOn
        ? `${email} now logs in with the password alone. All earlier logins have ended.`
        : `${email} has no second factor.`,
    );
  });
