/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.js';

import type { Operation } from '../transport.js';
export type SignInMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInMutation = { signIn: { token: string, expiresAt: string, user: { id: string, type: Types.UserType, firstName: string, isProfileComplete: boolean } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { user: { id: string } } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, email: string, type: Types.UserType, firstName: string, lastName: string, isActive: boolean, isProfileComplete: boolean } | null };


export const SignInDocument: Operation<SignInMutation, SignInMutationVariables> = "mutation SignIn($input:SignInInput!){signIn(input:$input){token expiresAt user{id type firstName isProfileComplete}}}";

export const SignOutDocument: Operation<SignOutMutation, SignOutMutationVariables> = "mutation SignOut{signOut{user{id}}}";

export const ViewerDocument: Operation<ViewerQuery, ViewerQueryVariables> = "query Viewer{viewer{id email type firstName lastName isActive isProfileComplete}}";