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
import { uploadProblem } from '../../lib/forms/validate-upload';

/** The rules of the account screens, which these load when somebody begins to write. */

const withCode = signInSchema.extend(confirmSecondFactorSchema.shape);

/** Login; `needsCode` once the server has asked for the second step. */
export const checkLogin = (needsCode: boolean) => (values: object) =>
  check(needsCode ? withCode : signInSchema, values);

export const checkForgotPassword = (values: object) => check(forgotPasswordSchema, values);

/** The reset screen; no strength rule applies to it (specification 1 §5). `needsConsent` of whoever was invited. */
export const checkResetPassword = (needsConsent: boolean) => (values: { consent: boolean }) =>
  withConsent(check(resetPasswordSchema, values), values.consent || !needsConsent);

interface CandidateValues {
  experience: ExperienceLevel | '';
  resume: File | null;
  consent: boolean;
}

/** The candidate's sign-up: the fields, the resume and the consent. */
export function checkCandidateSignUp({ resume, consent, ...values }: CandidateValues) {
  const form = check(candidateSignUpFormSchema, values);
  const problems = {
    ...(form.ok ? {} : form.errors),
    ...problem('resume', uploadProblem(resume, 'RESUME', RESUME_REQUIRED)),
    ...problem('consent', consent ? null : ACCOUNT_MESSAGES.consentMissing),
  };
  const input = check(candidateSignUpSchema, values);
  return input.ok && resume ? unless(problems, { ...input.value, resume }) : refused(problems);
}

/** The employer's sign-up: the fields and the consent. */
export function checkEmployerSignUp({ consent, ...values }: { consent: boolean }) {
  const form = check(employerSignUpFormSchema, values);
  const problems = {
    ...(form.ok ? {} : form.errors),
    ...problem('consent', consent ? null : ACCOUNT_MESSAGES.consentMissing),
  };
  const input = check(employerSignUpSchema, values);
  return input.ok ? unless(problems, input.value) : refused(problems);
}

/** The same, and refused without the consent. */
function withConsent<Value>(form: Checked<Value>, isGiven: boolean): Checked<Value> {
  if (isGiven) return form;
  return refused({ ...(form.ok ? {} : form.errors), consent: ACCOUNT_MESSAGES.consentMissing });
}

const problem = (field: string, message: string | null) => (message === null ? {} : { [field]: message });
const refused = (errors: Record<string, string>) => ({ ok: false, errors }) as const;

function unless<Value>(problems: Record<string, string>, value: Value): Checked<Value> {
  return Object.keys(problems).length > 0 ? refused(problems) : { ok: true, value };
}
