import { parseArgs } from 'node:util';
import { withPortal } from '../start.js';
import { askSecretly } from './ask-secretly.js';

const { values } = parseArgs({
  options: {
    email: { type: 'string', default: '' },
    'first-name': { type: 'string', default: 'Admin' },
    'last-name': { type: 'string', default: 'User' },
  },
});

// Without arguments of its own, the command makes the administrator that the environment names.
process.exitCode = await withPortal(process.env, async ({ container, config }) => {
  const { 'first-name': firstName, 'last-name': lastName } = values;
  const email = values.email || (config.ADMIN_EMAIL ?? '');
  const password = config.ADMIN_PASSWORD ?? (await askSecretly('Password: '));
  const user = await container.administrators.create({ email, firstName, lastName, password });
  console.log(`${user.email} can now log in at ${config.publicUrl}/job-alert/wp-login/wp/admin`);
});
