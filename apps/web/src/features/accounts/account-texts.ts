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

/** What the two steps of a forgotten password, and the one of an invitation, say around their forms. */
export const recoveryTexts = {
  forgot: {
    title: 'Forgot Password',
    lead: 'Enter your email and we’ll send you a link to set a new password.',
    promises: ['The link works once', 'It is valid for 60 minutes', 'Only the latest link works'],
  },
  reset: {
    title: 'Reset Password',
    lead: 'Choose a new password for your account.',
    promises: ['Your other devices are logged out', 'Log in again with the new password'],
  },
  invited: {
    title: 'Choose Your Password',
    lead: 'We have created an account for you. Read the privacy policy, then choose a password to start using it.',
    promises: ['Your account is ready', 'Only your password is missing'],
  },
} as const;
