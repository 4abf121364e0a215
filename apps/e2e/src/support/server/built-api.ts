import { fileURLToPath } from 'node:url';

/** The path of the built `job-alert` command. */
export const MAIN = fileURLToPath(new URL('../../../../api/dist/main.js', import.meta.url));

/** The administrator of every test portal. */
export const ADMIN = { email: 'admin@portal.example', password: 'Office@2026' };

/** The environment of a test portal with this database and data folder. */
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
