/** The password of every account of the demo. It satisfies the sign-up policy and is printed at start, so it is not a secret. */
export const DEMO_PASSWORD = 'Demo@1234';

interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

export const DEMO_ADMIN = {
  email: 'admin@demo.job-alert.example',
  password: DEMO_PASSWORD,
  firstName: 'Meera',
  lastName: 'Desai',
  contact: '5550100001',
} as const satisfies DemoLogin & { firstName: string; lastName: string; contact: string };

/** The employer of the demo: owns the company `nilambar-weaves`. */
export const DEMO_EMPLOYER = {
  email: 'employer@demo.job-alert.example',
  password: DEMO_PASSWORD,
} as const satisfies DemoLogin;

/** The candidate of the demo: `kiran-patel`. */
export const DEMO_CANDIDATE = {
  email: 'candidate@demo.job-alert.example',
  password: DEMO_PASSWORD,
} as const satisfies DemoLogin;
