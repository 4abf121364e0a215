import {
  candidateSignUpFormSchema,
  candidateSignUpSchema,
  employerSignUpFormSchema,
  employerSignUpSchema,
  forgotPasswordSchema,
  RESUME_REQUIRED,
  resetPasswordSchema,
  signInSchema,
} from '@job-alert/domain/accounts/accounts';
import { confirmSecondFactorSchema } from '@job-alert/domain/accounts/second-factor';
import type { ExperienceLevel } from '@job-alert/domain/candidates/experience-level';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { type Checked, check } from '../../lib/forms/check';
import { validateUpload } from '../../lib/forms/validate-upload';

/** Validation of the account screens. Loaded when the user starts typing. */

const withCode = signInSchema.extend(confirmSecondFactorSchema.shape);

/** Returns the validation of the login. `needsCode` is true once the server has requested the second factor. */
export const checkLogin = (needsCode: boolean) => (values: object) =>
  check(needsCode ? withCode : signInSchema, values);

export const checkForgotPassword = (values: object) => check(forgotPasswordSchema, values);

/** Applies no strength rule (specification 1 §5). `needsConsent` is true for invited users. */
export const checkResetPassword = (needsConsent: boolean) => (values: { consent: boolean }) =>
  withConsent(check(resetPasswordSchema, values), values.consent || !needsConsent);

interface CandidateValues {
  experienceLevel: ExperienceLevel | '';
  resume: File | null;
  consent: boolean;
}

export function checkCandidateSignUp({ resume, consent, ...values }: CandidateValues) {
  const form = check(candidateSignUpFormSchema, values);
  const errors = {
    ...(form.ok ? {} : form.errors),
    ...problem('resume', validateUpload(resume, 'RESUME', RESUME_REQUIRED)),
    ...problem('consent', consent ? null : ACCOUNT_MESSAGES.consentMissing),
  };
  const input = check(candidateSignUpSchema, values);
  return input.ok && resume ? unless(errors, { ...input.value, resume }) : failure(errors);
}

export function checkEmployerSignUp({ consent, ...values }: { consent: boolean }) {
  const form = check(employerSignUpFormSchema, values);
  const errors = {
    ...(form.ok ? {} : form.errors),
    ...problem('consent', consent ? null : ACCOUNT_MESSAGES.consentMissing),
  };
  const input = check(employerSignUpSchema, values);
  return input.ok ? unless(errors, input.value) : failure(errors);
}

function withConsent<Value>(form: Checked<Value>, isGiven: boolean): Checked<Value> {
  if (isGiven) return form;
  return failure({ ...(form.ok ? {} : form.errors), consent: ACCOUNT_MESSAGES.consentMissing });
}

const problem = (field: string, message: string | null) => (message === null ? {} : { [field]: message });
const failure = (errors: Record<string, string>) => ({ ok: false, errors }) as const;

function unless<Value>(problems: Record<string, string>, value: Value): Checked<Value> {
  return Object.keys(problems).length > 0 ? failure(problems) : { ok: true, value };
}
