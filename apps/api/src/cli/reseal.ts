import { withAppContext } from '../bootstrap/app-context.js';
import { resealAll } from '../bootstrap/sealed-values.js';
import { ConfigError } from '../platform/config.js';
import type { Call } from './command.js';

export const reseal = ({ environment }: Call): Promise<number> =>
  withAppContext(environment, async ({ container: { dataSource, fieldEncryption, identityHashes } }) => {
    const { resealed, unreadable } = await resealAll(dataSource, fieldEncryption);
    await identityHashes.backfill();
    console.log(`Encrypted ${resealed} values again with APP_SECRET.`);
    if (unreadable > 0)
      throw new ConfigError(
        `${unreadable} values were encrypted with a secret that is not configured: add it to APP_SECRETS_EARLIER and run this command again.`,
      );
    console.log(
      resealed === 0
        ? 'No value needs an earlier secret: remove APP_SECRETS_EARLIER. Keep the earlier secret as long as you keep backups from before the change.'
        : 'Restart every server that still has the earlier secret. Then run this command again, until it encrypts 0 values.',
    );
  });
