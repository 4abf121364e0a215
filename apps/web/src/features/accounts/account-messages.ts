import type { RoleName } from '../../config/paths';

export const loginTexts: Readonly<Record<RoleName, { title: string; lead: string; promises: readonly string[] }>> = {
  candidate: {
    title: 'Candidate Login',
    lead: 'Welcome back. Log in to see your applications.',
    promises: ['Check the status of each application', 'Apply with one profile', 'Get an email when something changes'],
  },
  employer: {
    title: 'Employer Login',
    lead: 'Welcome back. Log in to manage your jobs and applicants.',
    promises: ['Post jobs', 'Review applicants', 'Schedule interviews in one place'],
  },
  admin: {
    title: 'Admin Login',
    lead: 'For our staff.',
    promises: ['Review employers, jobs and applications'],
  },
};

export const signUpTexts = {
  candidate: {
    title: 'Candidate Sign Up',
    description:
      'Create a free candidate account: one profile to apply to jobs in Surat and across India, with each application’s status.',
    lead: 'Create your account, then complete your profile and apply.',
    promises: ['Find your right fit', 'One profile for every application', 'All your applications in one place'],
  },
  employer: {
    title: 'Employer Sign Up',
    description:
      'Create a free employer account: post jobs, receive reviewed applications and schedule interviews in one place.',
    lead: 'Tell us about your company. We review every company before its jobs go live.',
    promises: [
      'Post. Connect. Hire.',
      'We review applications before you see them',
      'Post jobs and schedule interviews in one place',
    ],
  },
} as const;

/** The texts of the screens that emails link to, and of the screen that requests such an email. */
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
  emailChanged: {
    title: 'Confirm Your New Email',
    lead: 'Use this email address for your account.',
    promises: ['You log in with the new address', 'Our emails go there', 'Your password stays the same'],
  },
  emailUndone: {
    title: 'Undo the Change of Email',
    lead: 'Give your account its earlier email address again. All devices will be logged out.',
    promises: ['You log in with the earlier address again', 'Choose a new password afterwards'],
  },
  stopAlert: {
    title: 'Stop a Job Alert',
    lead: 'No login is needed.',
    promises: ['Your other alerts stay active', 'Your account stays as it is'],
  },
  confirmPreferences: {
    title: 'Confirm Your Job Preferences',
    lead: 'No login is needed.',
    promises: ['We suggest openings by your profile', 'No company sees you before you have said yes'],
  },
  removeMe: {
    title: 'Remove Me From the Search',
    lead: 'No login is needed.',
    promises: ['It takes effect at once', 'No company sees you before you have said yes'],
  },
  verified: {
    title: 'Confirm Your Email',
    lead: '',
    promises: ['Hear about every step by email', 'Set a new password by email if you forget yours'],
  },
} as const;
