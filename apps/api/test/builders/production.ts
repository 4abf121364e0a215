/** The settings that a portal needs to run as in production. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E',
  PUBLIC_URL: 'https://jobs.example',
  RATE_LIMITS: 'on',
  MIGRATE_ON_START: 'on',
};
