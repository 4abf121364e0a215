import { fileURLToPath } from 'node:url';

const built = (path: string): string => fileURLToPath(new URL(`../../../api/dist/${path}`, import.meta.url));

export const MAIN = built('main.js');
export const DEMO_LOAD = built('cli/demo-load.js');

/** The administrator of every portal of the journeys. */
export const ADMIN = { email: 'admin@portal.example', password: 'Office@2026' };

/** The settings of a portal of the journeys over this database and this folder. */
export const environmentOf = (databaseUrl: string, dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'development',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
