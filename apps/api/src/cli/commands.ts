import type { Command } from './command.js';

/** The commands of `job-alert`. In the repository, npm scripts of the same names run them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    does: 'serves the portal until it is stopped; so does job-alert without a command',
    load: async () => {
      const { runServer } = await import('../bootstrap/serve.js');
      return ({ environment }) => runServer(environment);
    },
  },
  migrate: {
    does: 'migrates the database and recreates the report views',
    load: async () => (await import('./migrate.js')).migrate,
  },
  'admin:create': {
    does: 'creates an administrator; asks for the password, or uses ADMIN_PASSWORD',
    options: {
      email: { value: 'ADDRESS', does: 'the email address to log in with; default: ADMIN_EMAIL' },
      'first-name': { value: 'NAME', does: 'default: Admin' },
      'last-name': { value: 'NAME', does: 'default: User' },
    },
    load: async () => (await import('./admin-create.js')).adminCreate,
  },
  'admin:reset-second-factor': {
    does: 'turns off the two-step login of an administrator and ends all sessions of the account',
    options: { email: { value: 'ADDRESS', does: 'the email address of the account', isRequired: true } },
    load: async () => (await import('./admin-reset-second-factor.js')).adminResetSecondFactor,
  },
  backup: {
    does: 'writes the database and the files to a new folder and verifies them, while the portal is in use',
    operands: ['DIR'],
    options: { 'allow-lost-files': { does: 'continues if files that the database names are lost' } },
    load: async () => (await import('./backup.js')).backup,
  },
  verify: {
    does: 'reads and checks every row and file of a backup, without a database',
    operands: ['DIR'],
    load: async () => (await import('./verify.js')).verify,
  },
  restore: {
    does: 'restores a backup into the configured database, which must be empty, and its files into the storage',
    operands: ['DIR'],
    load: async () => (await import('./restore.js')).restore,
  },
  reseal: {
    does: 'encrypts everything again with APP_SECRET, after a change of it, and says when the earlier secret may go',
    load: async () => (await import('./reseal.js')).reseal,
  },
  sweep: {
    does: 'removes expired rows and files; run it daily',
    load: async () => (await import('./sweep.js')).sweep,
  },
  'webhook:listen': {
    does: 'prints the events that a portal on this machine sends, and checks their signatures',
    operands: ['SECRET'],
    load: async () => (await import('./webhook-listen.js')).webhookListen,
  },
  'demo:load': {
    does: 'loads the demo into the configured database; not in production',
    isForDevelopment: true,
    load: async () => (await import('./demo-load.js')).demoLoad,
  },
};
