/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.js';

import type { Operation } from '../transport.js';
export type RegisterEmployerMutationVariables = Exact<{
  input: Types.RegisterEmployerInput;
}>;


export type RegisterEmployerMutation = { registerEmployer: { user: { id: string, email: string, type: Types.UserType } } };

export type RequestToJoinCompanyMutationVariables = Exact<{
  input: Types.RequestToJoinCompanyInput;
}>;


export type RequestToJoinCompanyMutation = { requestToJoinCompany: { companyName: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { email: string } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
  consent?: boolean;
}>;


export type ResetPasswordMutation = { resetPassword: { email: string } };

export type PasswordLinkQueryVariables = Exact<{
  token: string;
}>;


export type PasswordLinkQuery = { passwordLink: Types.PasswordLinkState };

export type SendContactMessageMutationVariables = Exact<{
  input: Types.SendContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { replyTo: string } };

export type VerifyEmailMutationVariables = Exact<{
  input: Types.VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { outcome: Types.EmailVerificationOutcome } };

export type ConfirmEmailMutationVariables = Exact<{
  input: Types.ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { outcome: Types.EmailChangeOutcome, email: string | null } };

export type RecordVisitMutationVariables = Exact<{
  input: Types.RecordVisitInput;
}>;


export type RecordVisitMutation = { recordVisit: { counted: boolean } };


export const RegisterEmployerDocument: Operation<RegisterEmployerMutation, RegisterEmployerMutationVariables> = "mutation RegisterEmployer($input:RegisterEmployerInput!){registerEmployer(input:$input){user{id email type}}}";

export const RequestToJoinCompanyDocument: Operation<RequestToJoinCompanyMutation, RequestToJoinCompanyMutationVariables> = "mutation RequestToJoinCompany($input:RequestToJoinCompanyInput!){requestToJoinCompany(input:$input){companyName}}";

export const RequestPasswordResetDocument: Operation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = "mutation RequestPasswordReset($email:String!){requestPasswordReset(input:{email:$email}){email}}";

export const ResetPasswordDocument: Operation<ResetPasswordMutation, ResetPasswordMutationVariables> = "mutation ResetPassword($token:String!$password:String!$consent:Boolean!=false){resetPassword(input:{token:$token password:$password consent:$consent}){email}}";

export const PasswordLinkDocument: Operation<PasswordLinkQuery, PasswordLinkQueryVariables> = "query PasswordLink($token:String!){passwordLink(token:$token)}";

export const SendContactMessageDocument: Operation<SendContactMessageMutation, SendContactMessageMutationVariables> = "mutation SendContactMessage($input:SendContactMessageInput!){sendContactMessage(input:$input){replyTo}}";

export const VerifyEmailDocument: Operation<VerifyEmailMutation, VerifyEmailMutationVariables> = "mutation VerifyEmail($input:VerifyEmailInput!){verifyEmail(input:$input){outcome}}";

export const ConfirmEmailDocument: Operation<ConfirmEmailMutation, ConfirmEmailMutationVariables> = "mutation ConfirmEmail($input:ConfirmEmailInput!){confirmEmail(input:$input){outcome email}}";

export const RecordVisitDocument: Operation<RecordVisitMutation, RecordVisitMutationVariables> = "mutation RecordVisit($input:RecordVisitInput!){recordVisit(input:$input){counted}}";