import type { Command } from './command.js';

/** Every command of `job-alert`; npm scripts of the same names run them in the repository. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    does: 'serves the portal until it is stopped; so does job-alert without a command',
    load: async () => {
      const { runServer } = await import('../bootstrap/serve.js');
      return ({ environment }) => runServer(environment);
    },
  },
  migrate: {
    does: 'brings the database up to date and makes the views of the reports anew',
    load: async () => (await import('./migrate.js')).migrate,
  },
  'admin:create': {
    does: 'makes an administrator; asks for the password, or takes ADMIN_PASSWORD',
    options: {
      email: { value: 'ADDRESS', does: 'the address to log in with; ADMIN_EMAIL without it' },
      'first-name': { value: 'NAME', does: 'Admin without it' },
      'last-name': { value: 'NAME', does: 'User without it' },
    },
    load: async () => (await import('./admin-create.js')).adminCreate,
  },
  'admin:reset-second-factor': {
    does: 'switches off the two-step login of an administrator and ends all logins of that account',
    options: { email: { value: 'ADDRESS', does: 'whose account it is', isRequired: true } },
    load: async () => (await import('./admin-reset-second-factor.js')).adminResetSecondFactor,
  },
  backup: {
    does: 'writes the database and the files into a new folder and verifies them, while people go on working',
    operands: ['DIR'],
    options: { 'allow-lost-files': { does: 'goes on when files that the database names are lost' } },
    load: async () => (await import('./backup.js')).backup,
  },
  verify: {
    does: 'reads a backup again, every row and file of it, without a database',
    operands: ['DIR'],
    load: async () => (await import('./verify.js')).verify,
  },
  restore: {
    does: 'brings a backup into the configured database, which has to be empty, and its files into the storage',
    operands: ['DIR'],
    load: async () => (await import('./restore.js')).restore,
  },
  sweep: {
    does: 'removes files and rows whose time is over; run it daily',
    load: async () => (await import('./sweep.js')).sweep,
  },
  'webhook:listen': {
    does: 'prints the events that a portal on this machine sends, and whether their signature is right',
    operands: ['SECRET'],
    load: async () => (await import('./webhook-listen.js')).webhookListen,
  },
  'demo:load': {
    does: 'loads the demo into the configured database; refused in production',
    isForDevelopment: true,
    load: async () => (await import('./demo-load.js')).demoLoad,
  },
};
