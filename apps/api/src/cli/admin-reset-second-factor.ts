import { withAppContext } from '../bootstrap/app-context.js';
import type { Call } from './command.js';

/** For administrators without their authenticator app and recovery codes. Afterwards the password is enough. */
export const adminResetSecondFactor = ({ options: { email = '' }, environment }: Call): Promise<number> =>
  withAppContext(environment, async ({ container }) => {
    const wasOn = await container.administrators.resetSecondFactor(email);
    console.log(
      wasOn
        ? `${email} now logs in with the password alone. All earlier logins have ended.`
        : `${email} has no second factor.`,
    );
  });
