import { DEMO_ADMIN } from '@job-alert/domain/accounts/demo-logins';
import { UserEntity } from '../database/entities/accounts/user.entity.js';
import { ConfigError } from '../platform/config.js';
import { loadDemo } from '../bootstrap/seed.js';
import { withAppContext } from '../bootstrap/app-context.js';
import type { Call } from './command.js';

export const demoLoad = ({ environment }: Call): Promise<number> =>
  withAppContext(environment, async ({ config, container, database }) => {
    if (config.isProduction) throw new ConfigError('The demo is not loaded in production: its passwords are public.');
    if (await container.dataSource.manager.existsBy(UserEntity, { email: DEMO_ADMIN.email })) {
      console.log('The demo is already there; nothing was changed.');
      return;
    }
    await loadDemo(container);
    console.log(`The demo is loaded (${database.description}); the administrator is ${DEMO_ADMIN.email}.`);
  });
