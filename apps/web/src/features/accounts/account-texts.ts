import type { RoleName } from '../../config/paths';

/** What each login page says around its form. */
export const loginTexts: Readonly<Record<RoleName, { title: string; lead: string; promises: readonly string[] }>> = {
  candidate: {
    title: 'Candidate Login',
    lead: 'Welcome back. Your applications are waiting.',
    promises: ['See where each application stands', 'Apply with one profile', 'Hear from us at every step'],
  },
  employer: {
    title: 'Employer Login',
    lead: 'Welcome back. Let us fill that seat.',
    promises: ['Post a job in minutes', 'Meet candidates who fit', 'Plan interviews in one place'],
  },
  admin: {
    title: 'Admin Login',
    lead: 'For the staff of the consultancy.',
    promises: ['Approve, review, keep things moving'],
  },
};

/** What the sign-up pages say around their forms. */
export const signUpTexts = {
  candidate: {
    title: 'Candidate Sign Up',
    lead: 'Create your account, complete your profile, apply.',
    promises: ['Find your right fit', 'One profile for every application', 'We talk to the employer for you'],
  },
  employer: {
    title: 'Employer Sign Up',
    lead: 'Tell us who you are. We check every company before its jobs go live.',
    promises: ['Post. Connect. Hire.', 'Screened candidates only', 'One team from posting to joining'],
  },
} as const;

const PASSWORD_PROMISES = ['8 or more characters', 'Upper and lower case letters', 'A number and a special character'];

/** What the two steps of a forgotten password, and the one of an invitation, say around their forms. */
export const recoveryTexts = {
  forgot: {
    title: 'Forgot Password',
    lead: 'Tell us your email and we send you a link to set a new password.',
    promises: ['The link works once', 'It is good for 60 minutes', 'A newer link ends the older one'],
  },
  reset: {
    title: 'Reset Password',
    lead: 'Choose a new password for your account.',
    promises: PASSWORD_PROMISES,
  },
  invited: {
    title: 'Choose Your Password',
    lead: 'An account has been made for you. Read the privacy policy, then choose a password to use it.',
    promises: PASSWORD_PROMISES,
  },
} as const;
