import { fileURLToPath } from 'node:url';

/** The built `job-alert`, with all its commands. */
export const MAIN = fileURLToPath(new URL('../../../../api/dist/main.js', import.meta.url));

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
