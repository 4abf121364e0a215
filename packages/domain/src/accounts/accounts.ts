import * as z from 'zod';
import { EXPERIENCE_LEVELS } from '../candidates/experience-level.js';
import {
  crossFieldRule,
  choice,
  emailAddress,
  requiredMessage,
  mustBeExactDigits,
  personName,
  phoneNumber,
  requiredLine,
  WEBSITE_INVALID,
  website,
} from '../fields/fields.js';
import { requiredTextField } from '../fields/text-field.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { PHONE_DIGITS } from '../fields/phone.js';
import { cleanLine } from '../text/plain-text.js';
import { isDeviceToken } from './device-token.js';
import { normalizeEmail } from '../fields/email.js';
import { passwordMessage, unmetPasswordRules } from './password.js';

/** Schemas of sign-up, login and password recovery (specification 1 §5). */

export const EMAIL_INVALID = 'Invalid email format';
export const RESUME_REQUIRED = requiredMessage('Resume');
const PASSWORD_REQUIRED = requiredMessage('Password');
const CONFIRM_PASSWORD_REQUIRED = requiredMessage('Confirm Password');
const PASSWORDS_DIFFER = 'Passwords do not match';

const asTyped = (password: string): string => password;

/** A new password. All unmet rules of the policy are in one message, and white space is not trimmed. */
function newPassword(missing: string) {
  return z.string({ error: missing }).superRefine((password, context) => {
    const problems = unmetPasswordRules(password);
    if (problems.length === 0) return;
    context.addIssue({ code: 'custom', message: password === '' ? missing : passwordMessage(problems) });
  });
}

const confirmPassword = requiredTextField(CONFIRM_PASSWORD_REQUIRED, asTyped, []);

/** Rejects a form whose two passwords differ, once both are filled in. */
const passwordsAgree = (field: string) =>
  crossFieldRule(
    (form) => !form['confirmPassword'] || !form[field] || form['confirmPassword'] === form[field],
    'confirmPassword',
    PASSWORDS_DIFFER,
  );

const personFields = {
  firstName: personName('First Name', requiredMessage),
  lastName: personName('Last Name', requiredMessage),
  email: emailAddress('Email', EMAIL_INVALID, requiredMessage),
  contact: phoneNumber('Contact No', mustBeExactDigits('Contact number', PHONE_DIGITS), requiredMessage),
};

const experienceLevel = choice(EXPERIENCE_LEVELS, 'Experience', requiredMessage);

export const candidateImportSchema = z.object({ ...personFields, experience: experienceLevel });

export const employerImportSchema = z.object({
  ...personFields,
  organizationName: requiredLine('Organization Name', TEXT_LIMITS.organizationName, requiredMessage),
  companyWebsite: website('Company Website', WEBSITE_INVALID, requiredMessage),
  gstin: requiredTextField(requiredMessage('GSTIN'), (text) => cleanLine(text).toUpperCase(), [
    { isMet: (text) => /^[A-Z0-9]{15}$/.test(text), message: 'GSTIN must be 15 alphanumeric characters' },
  ]),
});

/** Input of a candidate's sign-up, without the resume. */
export const candidateSignUpSchema = z.object({
  ...personFields,
  experienceLevel,
  password: newPassword(PASSWORD_REQUIRED),
});

export const employerSignUpSchema = employerImportSchema.extend({ password: newPassword(PASSWORD_REQUIRED) });

/** The sign-up screen, with the repeated password. */
export const candidateSignUpFormSchema = candidateSignUpSchema
  .extend({ confirmPassword })
  .check(passwordsAgree('password'));

export const employerSignUpFormSchema = employerSignUpSchema
  .extend({ confirmPassword })
  .check(passwordsAgree('password'));

/** An administrator, whom only an operator command creates (specification 4 §1). */
export const administratorSchema = z.object({
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  email: personFields.email,
  password: newPassword(PASSWORD_REQUIRED),
});
export type Administrator = z.output<typeof administratorSchema>;

/** The device token. An invalid one counts as missing, because a login must not fail because of it. */
function deviceTokenSchema() {
  return z
    .string()
    .nullish()
    .transform((sent) => (sent && isDeviceToken(sent) ? sent : undefined));
}

/**
 * Input of a login. The format of the email address is not checked: an unknown address fails like a wrong password. The
 * code is for accounts with a second factor; an empty one counts as missing.
 */
export const signInSchema = z.object({
  email: requiredTextField(requiredMessage('Email'), normalizeEmail, []),
  password: requiredTextField(PASSWORD_REQUIRED, asTyped, []),
  rememberMe: z.boolean().default(false),
  code: z
    .string()
    .nullish()
    .transform((typed) => typed?.trim() || undefined),
  deviceToken: deviceTokenSchema(),
});

export const forgotPasswordSchema = z.object({
  email: requiredTextField('Please enter your email address.', normalizeEmail, []),
});

/** The reset screen, without a strength rule (specification 1 §5). The server applies newPasswordSchema. */
export const resetPasswordSchema = z
  .object({
    newPassword: requiredTextField(requiredMessage('New Password'), asTyped, []),
    confirmPassword,
  })
  .check(passwordsAgree('newPassword'));

const changedPassword = z.object({
  password: requiredTextField(PASSWORD_REQUIRED, asTyped, []),
  newPassword: newPassword(requiredMessage('New Password')),
});
const passwordIsNew = crossFieldRule(
  ({ password, newPassword: chosen }) => !chosen || chosen !== password,
  'newPassword',
  'The new password must be different from your password',
);

export const changePasswordSchema = changedPassword.check(passwordIsNew);

/** The screen of a password change, with the repeated password. */
export const changePasswordFormSchema = changedPassword
  .extend({ confirmPassword })
  .check(passwordIsNew, passwordsAgree('newPassword'));

export const requestEmailChangeSchema = z.object({
  email: emailAddress('New Email', EMAIL_INVALID, requiredMessage),
  password: changedPassword.shape.password,
});

/** Input of a password reset or an accepted invitation. The password must satisfy the policy of sign-up. */
export const newPasswordSchema = z.object({
  password: newPassword(PASSWORD_REQUIRED),
  deviceToken: deviceTokenSchema(),
});
