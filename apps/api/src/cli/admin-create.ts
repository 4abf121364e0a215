import { withAppContext } from '../bootstrap/app-context.js';
import { promptHidden } from './prompt-password.js';
import type { Call } from './command.js';

/** Without options, creates the administrator of the environment variables. */
export const adminCreate = ({ options, environment }: Call): Promise<number> =>
  withAppContext(environment, async ({ container, config }) => {
    const { 'first-name': firstName = 'Admin', 'last-name': lastName = 'User' } = options;
    const email = options['email'] ?? config.ADMIN_EMAIL ?? '';
    const password = config.ADMIN_PASSWORD ?? (await promptHidden('Password: '));
    const user = await container.administrators.create({ email, firstName, lastName, password });
    console.log(`${user.email} can now log in at ${config.publicUrl}/job-alert/wp-login/wp/admin`);
  });
