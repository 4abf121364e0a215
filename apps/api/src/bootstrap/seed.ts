import { DEMO_ADMIN } from '@job-alert/domain/accounts/demo-logins';
import { normalizeEmail } from '@job-alert/domain/fields/email';
import type { Container } from '../container.js';
import { UserEntity } from '../database/entities/accounts/user.entity.js';
import { ConfigError } from '../platform/config.js';
import { PortalError } from '../platform/errors.js';
import type { AppContext } from './app-context.js';

/**
 * Prepares a new portal: loads the demo into an empty embedded database, and creates the administrator of ADMIN_EMAIL
 * and ADMIN_PASSWORD if there is none.
 */
export async function seedFirstStart({ config, database, container }: AppContext): Promise<{ hasDemo: boolean }> {
  const { manager } = container.dataSource;
  const isEmpty = !(await manager.exists(UserEntity));
  if (isEmpty && database.isEmbedded && config.DEMO_DATA === 'auto') {
    await loadDemo(container);
  }
  const { ADMIN_PASSWORD: password } = config;
  const email = normalizeEmail(config.ADMIN_EMAIL ?? '');
  if (email && password && !(await manager.existsBy(UserEntity, { email }))) {
    await container.administrators
      .create({ email, password, firstName: 'Admin', lastName: 'User' })
      .catch((error: unknown) => {
        // Another server has started at the same time.
        if (!(error instanceof PortalError && error.code === 'EMAIL_TAKEN')) throw error;
      });
  }
  return { hasDemo: await manager.existsBy(UserEntity, { email: DEMO_ADMIN.email }) };
}

/** Imported dynamically, because a release has no demo. */
export async function loadDemo(container: Container): Promise<void> {
  const demo = await import('../demo/load/load-demo-into.js').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError('A release contains no demo: set DEMO_DATA=off.');
  });
  await demo.loadDemoInto(container);
}
