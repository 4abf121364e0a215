import * as forms from './operations/public-forms.generated.js';
import type { Send } from './transport.js';

/** Public forms. Sign-up of candidates needs a file upload: see docs/integrators.md. */
export function publicFormOperations(send: Send) {
  return {
    registerEmployer: async (input: forms.RegisterEmployerMutationVariables['input']) =>
      (await send(forms.RegisterEmployerDocument, { input })).registerEmployer.user,
    /** Asks the company with the GSTIN of a sign-up to let the person in. Returns the company's name. */
    requestToJoinCompany: async (input: forms.RequestToJoinCompanyMutationVariables['input']) =>
      (await send(forms.RequestToJoinCompanyDocument, { input })).requestToJoinCompany.companyName,
    /** Emails a link to set a new password. */
    requestPasswordReset: async (email: string) =>
      (await send(forms.RequestPasswordResetDocument, { email })).requestPasswordReset.email,
    /** Returns true if the link can still set a password. `token` is the last segment of its path. */
    passwordLink: async (token: string) => (await send(forms.PasswordLinkDocument, { token })).passwordLink,
    /** `token` is the last segment of the link's path. */
    resetPassword: async (token: string, password: string, consent = false) =>
      (await send(forms.ResetPasswordDocument, { token, password, consent })).resetPassword.email,
    /** Verifies an email address. `token` is in the query of the link. */
    verifyEmail: async (token: string) => (await send(forms.VerifyEmailDocument, { input: { token } })).verifyEmail,
    /** Changes the email address of an account, or restores it. `token` is in the query of the link. */
    confirmEmail: async (token: string) => (await send(forms.ConfirmEmailDocument, { input: { token } })).confirmEmail,
    sendContactMessage: async (input: forms.SendContactMessageMutationVariables['input']) =>
      (await send(forms.SendContactMessageDocument, { input })).sendContactMessage,
    /** Counts a visit or a job view, for other front ends. Returns true if it was counted. */
    recordVisit: async (input: forms.RecordVisitMutationVariables['input']) =>
      (await send(forms.RecordVisitDocument, { input })).recordVisit.counted,
  };
}
