import { parseArgs } from 'node:util';
import { withPortal } from '../start.js';

const { values } = parseArgs({ options: { email: { type: 'string', default: '' } } });

// For an administrator who has lost the authenticator app and the recovery codes: the password alone is enough again.
process.exitCode = await withPortal(process.env, async ({ container }) => {
  const wasOn = await container.administrators.resetSecondFactor(values.email);
  console.log(
    wasOn
      ? `${values.email} now logs in with the password alone. All earlier logins have ended.`
      : `${values.email} has no second factor.`,
  );
});
