import { DEMO_PASSWORD } from '@job-alert/domain/accounts/demo-logins';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { Container } from '../../container.js';
import { demoUploads } from './demo-uploads.js';
import { loadDemo } from './load-demo.js';

/** Loads the whole demo into a portal, or nothing. Fails if its email addresses are in use. */
export async function loadDemoInto({ accounts, files, fieldEncryption, listing, clock }: Container): Promise<void> {
  const today = todayInIndia(clock.now());
  const passwordHash = await accounts.hashPassword(DEMO_PASSWORD, '');
  await files.transaction(demoUploads(today), (manager, changes) =>
    loadDemo({ manager, files: changes, today, passwordHash, fieldEncryption }, listing),
  );
}
